import type { Node, SourceFile } from '../sources.ts';
import { annotationOf, commentBefore, nameOf, nodes } from '../syntax.ts';
import { Declarations } from './declarations.ts';
import { type Literal, literalsOf } from './literals.ts';
import { nativeProps } from './native.ts';
import { mergeProps, type Prop, unionText } from './prop.ts';

const typeArguments = (node: Node): Node[] => nodes((node['typeArguments'] as Node | undefined)?.['params']);

/** Members of types, those taken from other types of the package included. */
export class Types {
  readonly #declared: Declarations;

  constructor(files: readonly SourceFile[]) {
    this.#declared = new Declarations(files);
  }

  #literals(type: Node | undefined, path: string): Literal[] {
    return literalsOf(type, path, this.#declared, (one, at) => this.#indexed(one, at));
  }

  #indexed(type: Node, path: string): Prop | undefined {
    const [key] = this.#literals(type['indexType'] as Node, path);
    return this.members(type['objectType'] as Node, path).find((prop) => prop.name === key?.value);
  }

  /** Members of the objects of a list type. */
  #items(type: Node | undefined, path: string): readonly Prop[] {
    if (type?.type === 'TSTypeOperator') return this.#items(type['typeAnnotation'] as Node, path);
    if (type?.type === 'TSUnionType') return nodes(type['types']).flatMap((one) => this.#items(one, path));
    if (type?.type !== 'TSArrayType') return [];
    const element = type['elementType'] as Node;
    return element.type === 'TSTypeReference' ? this.members(element, path, 1) : [];
  }

  /** Own members of a type and those it takes from types of the package; `depth` excludes lists of lists. */
  members(type: Node | undefined, path: string, depth = 0): readonly Prop[] {
    if (!type) return [];
    switch (type.type) {
      case 'TSParenthesizedType':
        return this.members(type['typeAnnotation'] as Node, path, depth);
      case 'TSIntersectionType':
      case 'TSUnionType':
        return mergeProps(nodes(type['types']).flatMap((one) => this.members(one, path, depth)));
      case 'TSTypeLiteral':
        return this.#signatures(nodes(type['members']), path, depth, '');
      case 'TSInterfaceDeclaration': {
        const inherited = nodes(type['extends']).flatMap((one) =>
          this.#reference(nameOf(one['expression'] as Node), typeArguments(one), path, depth),
        );
        const own = nodes((type['body'] as Node)['body']);
        return mergeProps([...this.#signatures(own, path, depth, nameOf(type['id'] as Node)), ...inherited]);
      }
      case 'TSTypeReference':
        return this.#reference(nameOf(type['typeName'] as Node), typeArguments(type), path, depth);
      default:
        return [];
    }
  }

  #reference(name: string, args: Node[], path: string, depth: number): readonly Prop[] {
    if (name === 'ComponentPropsWithRef' || name === 'ComponentProps')
      return nativeProps(this.#literals(args[0], path)[0]?.value ?? '');
    if (name === 'Omit' || name === 'Pick') {
      const keys = new Set(this.#literals(args[1], path).map(({ value }) => value));
      return this.members(args[0], path, depth).filter((prop) => keys.has(prop.name) === (name === 'Pick'));
    }
    const found = this.#declared.find(name, path);
    const type = found?.type === 'TSTypeAliasDeclaration' ? (found['typeAnnotation'] as Node) : found;
    // What a native element brings belongs to the first type of ours that takes it.
    return this.members(type, path, depth).map((prop) => (prop.from === '' ? { ...prop, from: name } : prop));
  }

  /** Members of the type of a property, without those that say it is left out. */
  #parts(member: Node, type: Node | undefined, literals: readonly Literal[]): string[] {
    if (literals.length > 0) return [...new Set(literals.map(({ text }) => text))];
    const file = this.#declared.homeOf(member);
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
          const type = annotationOf(member);
          const literals = this.#literals(type, path);
          const values = literals.map(({ value }) => value);
          const parts = this.#parts(member, type, literals);
          return {
            name: nameOf(member['key'] as Node),
            optional: member['optional'] === true,
            // Steps of a scale are no states: any of them shows the property.
            values: values.every((value) => /^\d+$/.test(value)) ? [] : values,
            items: depth > 0 ? [] : this.#items(type, path),
            from,
            text: unionText(parts),
            parts,
            about: commentBefore(this.#declared.homeOf(member), member.start),
          };
        })
    );
  }
}
