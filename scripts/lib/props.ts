import type { Node, SourceFile } from './sources.ts';
import { walk } from './sources.ts';

/** A property of a component as its type declares it. */
export interface Prop {
  name: string;
  optional: boolean;
  /** Literals of a closed set; `true` and `false` for a switch; empty for anything else. */
  values: readonly string[];
  /** Members of the objects in a list: options, columns, entries. */
  items: readonly Prop[];
  /** The type it is declared in; empty for what comes with a native element. */
  from: string;
  /** Its type as the source has it, closed sets spelt out. */
  text: string;
  /** Members of that type where it is a union. */
  parts: readonly string[];
  /** The comment over it. */
  about: string;
}

export interface ComponentProps {
  name: string;
  path: string;
  /** Name of the type of its properties. */
  type: string;
  /** The comment over the component. */
  about: string;
  props: readonly Prop[];
  /** What a property is when it is left out, where the parameters say so. */
  defaults: ReadonlyMap<string, string>;
}

/** Its name, or the value of a literal. */
export const nameOf = (node: Node | undefined): string => {
  const name = node?.['name'] ?? node?.['value'];
  return typeof name === 'string' || typeof name === 'number' || typeof name === 'boolean' ? String(name) : '';
};
export const nodes = (value: unknown): Node[] => (Array.isArray(value) ? (value as Node[]) : []);
const params = (node: Node): Node[] => nodes((node['typeArguments'] as Node | undefined)?.['params']);

/** A member of a closed set: its value, and how the type spells it. */
interface Literal {
  value: string;
  text: string;
}

const nativeSentences: Readonly<Record<string, string>> = {
  disabled: 'Cannot be used or focused, as the native attribute; its value is not sent with a form.',
  readOnly: 'The value can be read and copied but not changed, as the native attribute.',
};

/** States that the native element brings with it. */
const native: Readonly<Record<string, readonly string[]>> = {
  input: ['disabled', 'readOnly'],
  textarea: ['disabled', 'readOnly'],
  select: ['disabled'],
  button: ['disabled'],
};

/** Declared types of the package by name: one in the same file goes first. */
export class Types {
  readonly #files = new Map<string, Map<string, Node>>();
  readonly #all = new Map<string, Node>();
  /** Where a member is declared: a type may come from another file. */
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

  find(name: string, path: string): Node | undefined {
    return this.#files.get(path)?.get(name) ?? this.#all.get(name);
  }

  /** Values of a closed set of words or of a switch. */
  values(type: Node | undefined, path: string): string[] {
    return this.#literals(type, path).map(({ value }) => value);
  }

  #literals(type: Node | undefined, path: string): Literal[] {
    if (!type) return [];
    switch (type.type) {
      case 'TSBooleanKeyword':
        return ['true', 'false'].map((value) => ({ value, text: 'boolean' }));
      case 'TSLiteralType': {
        const literal = type['literal'] as Node;
        const value = nameOf(literal);
        return [{ value, text: typeof literal['value'] === 'string' ? `'${value}'` : value }];
      }
      case 'TSUnionType': {
        const all = nodes(type['types']).filter(({ type: kind }) => kind !== 'TSUndefinedKeyword');
        const literals = all.map((one) => this.#literals(one, path));
        return literals.every((one) => one.length > 0) ? literals.flat() : [];
      }
      case 'TSTypeReference': {
        const named = this.find(nameOf(type['typeName'] as Node), path);
        return named?.type === 'TSTypeAliasDeclaration' ? this.#literals(named['typeAnnotation'] as Node, path) : [];
      }
      case 'TSIndexedAccessType': {
        const { values = [], parts = [] } = this.#indexed(type, path) ?? {};
        return values.map((value) => ({ value, text: spelled(value, parts) }));
      }
      default:
        return [];
    }
  }

  /** The member an indexed access names: `ButtonProps['size']`. */
  #indexed(type: Node, path: string): Prop | undefined {
    const [key] = this.values(type['indexType'] as Node, path);
    return this.members(type['objectType'] as Node, path).find((prop) => prop.name === key);
  }

  /** Members of the objects of a list type. */
  items(type: Node | undefined, path: string): readonly Prop[] {
    if (type?.type === 'TSTypeOperator') return this.items(type['typeAnnotation'] as Node, path);
    if (type?.type === 'TSUnionType') return nodes(type['types']).flatMap((one) => this.items(one, path));
    if (type?.type !== 'TSArrayType') return [];
    const element = type['elementType'] as Node;
    return element.type === 'TSTypeReference' ? this.members(element, path, 1) : [];
  }

  /** Own members of a type and those it takes from types of the package; `depth` keeps lists of lists out. */
  members(type: Node | undefined, path: string, depth = 0): readonly Prop[] {
    if (!type) return [];
    switch (type.type) {
      case 'TSParenthesizedType':
        return this.members(type['typeAnnotation'] as Node, path, depth);
      case 'TSIntersectionType':
      case 'TSUnionType':
        return merge(nodes(type['types']).flatMap((one) => this.members(one, path, depth)));
      case 'TSTypeLiteral':
        return this.#signatures(nodes(type['members']), path, depth, '');
      case 'TSInterfaceDeclaration': {
        const inherited = nodes(type['extends']).flatMap((one) =>
          this.#reference(nameOf(one['expression'] as Node), params(one), path, depth),
        );
        const own = nodes((type['body'] as Node)['body']);
        return merge([...this.#signatures(own, path, depth, nameOf(type['id'] as Node)), ...inherited]);
      }
      case 'TSTypeReference':
        return this.#reference(nameOf(type['typeName'] as Node), params(type), path, depth);
      default:
        return [];
    }
  }

  #reference(name: string, args: Node[], path: string, depth: number): readonly Prop[] {
    if (name === 'ComponentPropsWithRef' || name === 'ComponentProps') {
      const [element = ''] = this.values(args[0], path);
      return (native[element] ?? []).map((prop) => ({
        name: prop,
        optional: true,
        values: ['true'],
        items: [],
        from: '',
        text: 'boolean',
        parts: ['boolean'],
        about: nativeSentences[prop] ?? '',
      }));
    }
    if (name === 'Omit' || name === 'Pick') {
      const keys = this.values(args[1], path);
      return this.members(args[0], path, depth).filter((prop) => keys.includes(prop.name) === (name === 'Pick'));
    }
    const found = this.find(name, path);
    const members = this.members(
      found?.type === 'TSTypeAliasDeclaration' ? (found['typeAnnotation'] as Node) : found,
      path,
      depth,
    );
    // What a native element brings belongs to the first type of ours that takes it.
    return members.map((prop) => (prop.from === '' ? { ...prop, from: name } : prop));
  }

  /** Members of the type of a property, without those that say it is left out. */
  #parts(member: Node, type: Node | undefined, literals: readonly Literal[]): string[] {
    if (literals.length > 0) return [...new Set(literals.map(({ text }) => text))];
    const file = this.#homes.get(member);
    if (!file || !type) return member.type === 'TSMethodSignature' ? ['function'] : [];
    const members = type.type === 'TSUnionType' ? nodes(type['types']) : [type];
    // A member that may be left out may be undefined as well; one that may not says so itself.
    const isOptional = member['optional'] === true;
    return members
      .filter(({ type: kind }) => kind !== 'TSNeverKeyword' && !(isOptional && kind === 'TSUndefinedKeyword'))
      .flatMap((one) => {
        const named = one.type === 'TSIndexedAccessType' ? this.#indexed(one, file.path)?.parts : undefined;
        return named && named.length > 0 ? named : [file.text.slice(one.start, one.end).replace(/\s+/g, ' ')];
      });
  }

  #signatures(members: Node[], path: string, depth: number, from: string): Prop[] {
    return (
      members
        .filter(({ type }) => type === 'TSPropertySignature' || type === 'TSMethodSignature')
        // A name of this form is for the compiler alone: nobody passes the property.
        .filter((member) => !nameOf(member['key'] as Node).startsWith('_'))
        .map((member) => {
          const type = (member['typeAnnotation'] as Node | undefined)?.['typeAnnotation'] as Node | undefined;
          const literals = this.#literals(type, path);
          const values = literals.map(({ value }) => value);
          const parts = this.#parts(member, type, literals);
          return {
            name: nameOf(member['key'] as Node),
            optional: member['optional'] === true,
            // Steps of a scale are no states: any of them shows the property.
            values: values.every((value) => /^\d+$/.test(value)) ? [] : values,
            items: depth > 0 ? [] : this.items(type, path),
            from,
            text: textOf(parts),
            parts,
            about: aboutOf(this.#homes.get(member), member.start),
          };
        })
    );
  }
}

/** How a union with these parts spells one of its values. */
function spelled(value: string, parts: readonly string[]): string {
  if (parts.includes(`'${value}'`)) return `'${value}'`;
  return parts.includes('boolean') && /^(true|false)$/.test(value) ? 'boolean' : value;
}

/** Whether every parenthesis of the text closes inside it. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Parts as one union; a function alone needs no parentheses. */
function textOf(parts: readonly string[]): string {
  const [only = ''] = parts;
  const inside = only.startsWith('(') && only.endsWith(')') ? only.slice(1, -1) : '';
  return parts.length === 1 && inside !== '' && isBalanced(inside) ? inside : parts.join(' | ');
}

/** Parts of both kinds of a union; both halves of a switch make a switch. */
function joinParts(left: readonly string[], right: readonly string[]): string[] {
  const parts = [...new Set([...left, ...right])];
  const isSwitch = parts.includes('boolean') || (parts.includes('true') && parts.includes('false'));
  return isSwitch ? [...parts.filter((part) => !/^(true|false|boolean)$/.test(part)), 'boolean'] : parts;
}

/** The comment that ends right before this place. */
function aboutOf(file: SourceFile | undefined, start: number): string {
  const comment = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(file?.text.slice(0, start) ?? '')?.[1] ?? '';
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .join('\n')
    .trim();
}

/** The same property declared twice, as in a union of two kinds, has the values of both. */
const merge = (props: readonly Prop[]): Prop[] => {
  const byName = new Map<string, Prop>();
  for (const prop of props) {
    const before = byName.get(prop.name);
    if (!before) {
      byName.set(prop.name, prop);
      continue;
    }
    const parts = joinParts(before.parts, prop.parts);
    byName.set(prop.name, {
      ...before,
      optional: before.optional || prop.optional,
      values: [...new Set([...before.values, ...prop.values])],
      text: textOf(parts),
      parts,
      about: before.about === '' ? prop.about : before.about,
    });
  }
  return [...byName.values()];
};

/** `{ size = 'md', wide = false }` → size md, wide false. */
const defaultsOf = (param: Node | undefined): ReadonlyMap<string, string> =>
  new Map(
    nodes(param?.['properties']).flatMap((property): [string, string][] => {
      const value = property['value'] as Node | undefined;
      if (value?.type !== 'AssignmentPattern') return [];
      return [[nameOf(property['key'] as Node), nameOf(value['right'] as Node)]];
    }),
  );

/** A type people write by hand: options, a state, a rule. */
export interface TypeShape {
  about: string;
  /** Its members; each object of a union of objects has its own. */
  kinds: readonly { label: string; members: readonly Prop[] }[];
  /** The type as the source has it, where members do not say it all. */
  declaration: string;
}

/** What sets one object of a union apart: `type: 'numbered'`. */
const labelOf = (members: readonly Prop[]): string => {
  const first = members.find(({ values, optional }) => values.length === 1 && !optional);
  return first ? `${first.name}: ${first.text}` : '';
};

/** The exported type of this name, declared in the file of this path. */
export function shapeOf(types: Types, file: SourceFile, name: string): TypeShape | undefined {
  const statement = nodes(file.tree['body']).find(
    (one) => nameOf((one['declaration'] as Node | undefined)?.['id'] as Node | undefined) === name,
  );
  const declared = statement?.['declaration'] as Node | undefined;
  if (!statement || !declared) return undefined;
  const isAlias = declared.type === 'TSTypeAliasDeclaration';
  const type = isAlias ? (declared['typeAnnotation'] as Node) : declared;
  const union = type.type === 'TSUnionType' ? nodes(type['types']) : [];
  const isOfObjects = union.length > 1 && union.every(({ type: kind }) => kind === 'TSTypeLiteral');
  const objects = isOfObjects ? union : [type];
  const kinds = objects.map((one) => types.members(one, file.path)).filter((members) => members.length > 0);
  const own = isAlias ? nodes(type['members']) : nodes((type['body'] as Node)['body']);
  const isCalled = own.some((member) => member.type === 'TSCallSignatureDeclaration');
  return {
    about: aboutOf(file, statement.start),
    kinds: kinds.map((members) => ({ label: isOfObjects ? labelOf(members) : '', members })),
    declaration: isCalled || kinds.length === 0 ? file.text.slice(declared.start, declared.end) : '',
  };
}

/** Components of the files, `export function Name(props: Type)`, with what they take. */
export function componentsOf(files: readonly SourceFile[]): ComponentProps[] {
  const types = new Types(files);
  const found: ComponentProps[] = [];
  for (const file of files) {
    for (const statement of nodes(file.tree['body'])) {
      const declared = statement['declaration'] as Node | undefined;
      if (statement.type !== 'ExportNamedDeclaration' || declared?.type !== 'FunctionDeclaration') continue;
      const name = nameOf(declared['id'] as Node);
      if (!/^[A-Z][a-z]/.test(name)) continue;
      const [param] = nodes(declared['params']);
      const annotation = (param?.['typeAnnotation'] as Node | undefined)?.['typeAnnotation'] as Node | undefined;
      found.push({
        name,
        path: file.path,
        type: nameOf(annotation?.['typeName'] as Node | undefined),
        about: aboutOf(file, statement.start),
        props: types.members(annotation, file.path),
        defaults: defaultsOf(param),
      });
    }
  }
  return found;
}
