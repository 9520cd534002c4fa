import { expect, it } from 'vitest';

import { parentsFor, treeOf } from './tree.ts';

const node = (id: string, parentId: string | null = null, isActive = true) => ({ id, name: id, parentId, isActive });
const nodes = [node('tools'), node('drills', 'tools'), node('paint'), node('cordless', 'drills'), node('lost', 'gone')];

it('puts every category under its parent and loses none', () => {
  expect(treeOf(nodes).map(({ id, depth }) => `${depth}${id}`)).toEqual([
    '0tools',
    '1drills',
    '2cordless',
    '0paint',
    '0lost',
  ]);
});

it('offers neither itself, nor what is inside, nor an archived one as a parent', () => {
  const names = (id?: string) => parentsFor([...nodes, node('old', null, false)], id).map((each) => each.id);
  expect(names('drills')).toEqual(['tools', 'paint', 'lost']);
  expect(names('tools')).toEqual(['paint', 'lost']);
  expect(names()).toEqual(['tools', 'drills', 'cordless', 'paint', 'lost']);
});
