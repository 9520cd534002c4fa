import { expect, it } from 'vitest';

import { filterTree, leavesOf, nodeState, toggleNode, treeRows, type TreeNode } from './tree.ts';

const tree: readonly TreeNode[] = [
  {
    id: 'p1',
    label: 'Мастерок',
    children: [
      { id: 's1', label: 'На Волоколамском', detail: 'Тверь' },
      { id: 's2', label: 'В Ржеве' },
    ],
  },
  { id: 'p2', label: 'Ёлочка', children: [{ id: 's3', label: 'На Ленина' }] },
  { id: 's4', label: 'Без партнёра' },
];
const [first, second, single] = tree as readonly [TreeNode, TreeNode, TreeNode];

it('counts a branch by its leaves', () => {
  expect(leavesOf(first)).toEqual(['s1', 's2']);
  expect(leavesOf(single)).toEqual(['s4']);
  expect(nodeState(first, new Set())).toBe('none');
  expect(nodeState(first, new Set(['s1']))).toBe('some');
  expect(nodeState(first, new Set(['s1', 's2', 'elsewhere']))).toBe('all');
});

it('chooses a partly chosen branch whole, drops a chosen one, and loses nothing it does not show', () => {
  const chosen = new Set(['elsewhere', 's2']);
  expect(toggleNode(tree, first, chosen)).toEqual(['s1', 's2', 'elsewhere']);
  expect(toggleNode(tree, first, new Set(['s1', 's2', 's4']))).toEqual(['s4']);
});

it('finds by words of the name and the detail, with ё as е', () => {
  expect(filterTree(tree, 'елочка')).toEqual([second]);
  expect(filterTree(tree, 'тверь волок').map(({ id, children }) => [id, children?.map((child) => child.id)])).toEqual([
    ['p1', ['s1']],
  ]);
  expect(filterTree(tree, 'нет такого')).toEqual([]);
  expect(filterTree(tree, '  ')).toBe(tree);
});

it('shows the children of open branches alone', () => {
  const ids = (open: ReadonlySet<string> | 'all'): string[] => treeRows(tree, open).map(({ node }) => node.id);
  expect(ids(new Set())).toEqual(['p1', 'p2', 's4']);
  expect(ids(new Set(['p2']))).toEqual(['p1', 'p2', 's3', 's4']);
  expect(ids('all')).toHaveLength(6);
  expect(treeRows(tree, 'all')[2]).toMatchObject({ level: 2, position: 2, setSize: 2, parentId: 'p1', branch: false });
});
