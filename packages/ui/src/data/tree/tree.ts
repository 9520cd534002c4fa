import { fold } from '../../inputs/listbox/text.ts';

/** A node of `TreePicker`. */
export interface TreeNode {
  /** Unique in the whole tree; the value has it. */
  readonly id: string;
  /** Name of the node. */
  readonly label: string;
  /** Smaller words after the name: a code, an address. */
  readonly detail?: string | undefined;
  /** Nodes under it. */
  readonly children?: readonly TreeNode[] | undefined;
}

export type NodeState = 'none' | 'some' | 'all';

export interface TreeRow {
  readonly node: TreeNode;
  readonly level: number;
  readonly position: number;
  readonly setSize: number;
  readonly parentId: string | undefined;
  readonly branch: boolean;
}

/** Ids of the leaves under a node; a node without children is its own leaf. */
export function leavesOf(node: TreeNode): readonly string[] {
  if (!node.children || node.children.length === 0) return [node.id];
  return node.children.flatMap(leavesOf);
}

/** How much of a node is chosen. */
export function nodeState(node: TreeNode, chosen: ReadonlySet<string>): NodeState {
  const leaves = leavesOf(node);
  const count = leaves.filter((id) => chosen.has(id)).length;
  if (count === 0) return 'none';
  return count === leaves.length ? 'all' : 'some';
}

/** A partly chosen node becomes chosen whole; a chosen one is dropped. The order of the tree is kept. */
export function toggleNode(nodes: readonly TreeNode[], node: TreeNode, chosen: ReadonlySet<string>): readonly string[] {
  const next = new Set(chosen);
  const add = nodeState(node, chosen) !== 'all';
  for (const id of leavesOf(node)) {
    if (add) next.add(id);
    else next.delete(id);
  }
  const known = nodes.flatMap(leavesOf);
  const order = new Set(known);
  // What the tree does not hold now (another page, a closed shop) is not lost.
  return [...known.filter((id) => next.has(id)), ...[...next].filter((id) => !order.has(id))];
}

/** Nodes that fit the query; a branch that fits by itself keeps all of its children. */
export function filterTree(nodes: readonly TreeNode[], query: string): readonly TreeNode[] {
  const terms = fold(query).split(/\s+/).filter(Boolean);
  if (terms.length === 0) return nodes;
  const fits = ({ label, detail = '' }: TreeNode): boolean => {
    const text = fold(`${label} ${detail}`);
    return terms.every((word) => text.includes(word));
  };
  return nodes.flatMap((node) => {
    if (fits(node)) return [node];
    const children = filterTree(node.children ?? [], query);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** Rows on screen: those whose ancestors are all open. */
export function treeRows(
  nodes: readonly TreeNode[],
  open: ReadonlySet<string> | 'all',
  level = 1,
  parentId?: string,
): TreeRow[] {
  return nodes.flatMap((node, index) => {
    const branch = node.children !== undefined && node.children.length > 0;
    const row: TreeRow = { node, level, position: index + 1, setSize: nodes.length, parentId, branch };
    const shown = branch && (open === 'all' || open.has(node.id));
    return [row, ...(shown ? treeRows(node.children ?? [], open, level + 1, node.id) : [])];
  });
}
