/** A node as the server lists it, in the order of the catalogue. */
export interface CategoryNode {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
  readonly isActive: boolean;
}

export type Placed<Node> = Node & { readonly depth: number };

/** The list in the order of a tree, each under its parent; what has lost its parent stands at the top. */
export function treeOf<Node extends CategoryNode>(nodes: readonly Node[]): Placed<Node>[] {
  const known = new Set(nodes.map(({ id }) => id));
  const under = new Map<string | null, Node[]>();
  for (const node of nodes) {
    const parent = node.parentId !== null && known.has(node.parentId) ? node.parentId : null;
    under.set(parent, [...(under.get(parent) ?? []), node]);
  }
  const walk = (parent: string | null, depth: number): Placed<Node>[] =>
    (under.get(parent) ?? []).flatMap((node) => [{ ...node, depth }, ...walk(node.id, depth + 1)]);
  return walk(null, 0);
}

/** Where a category may be moved: live ones, neither itself nor what is inside it. */
export function parentsFor<Node extends CategoryNode>(nodes: readonly Node[], id: string | undefined): Placed<Node>[] {
  const inside = new Set(id === undefined ? [] : [id]);
  return treeOf(nodes).filter((node) => {
    if (inside.has(node.id) || (node.parentId !== null && inside.has(node.parentId))) inside.add(node.id);
    return node.isActive && !inside.has(node.id);
  });
}
