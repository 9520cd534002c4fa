import { type Node, type SourceFile, walk } from '../sources.ts';
import { nameOf } from '../syntax.ts';

/** Declared types by name, and the files their members are declared in. */
export class Declarations {
  readonly #files = new Map<string, Map<string, Node>>();
  readonly #all = new Map<string, Node>();
  readonly #homes = new WeakMap<Node, SourceFile>();

  constructor(files: readonly SourceFile[]) {
    for (const file of files) {
      const own = new Map<string, Node>();
      walk(file.tree, (node) => {
        if (node.type === 'TSPropertySignature' || node.type === 'TSMethodSignature') this.#homes.set(node, file);
        if (node.type !== 'TSInterfaceDeclaration' && node.type !== 'TSTypeAliasDeclaration') return;
        own.set(nameOf(node['id'] as Node), node);
        this.#all.set(nameOf(node['id'] as Node), node);
      });
      this.#files.set(file.path, own);
    }
  }

  /** The type of this name; one declared in the same file goes first. */
  find(name: string, path: string): Node | undefined {
    return this.#files.get(path)?.get(name) ?? this.#all.get(name);
  }

  /** Where a member is declared: a type may come from another file. */
  homeOf(member: Node): SourceFile | undefined {
    return this.#homes.get(member);
  }
}
