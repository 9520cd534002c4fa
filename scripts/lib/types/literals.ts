import type { Node } from '../sources.ts';
import { nameOf, nodes } from '../syntax.ts';
import type { Declarations } from './declarations.ts';
import { type Prop, spelled } from './prop.ts';

/** A member of a closed set: its value, and how the type spells it. */
export interface Literal {
  value: string;
  text: string;
}

/** The member an indexed access names: `ButtonProps['size']`. */
type FindIndexed = (type: Node, path: string) => Prop | undefined;

/** Literals of a closed set or of a switch; empty for any other type. */
export function literalsOf(
  type: Node | undefined,
  path: string,
  declared: Declarations,
  indexed: FindIndexed,
): Literal[] {
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
      const literals = all.map((one) => literalsOf(one, path, declared, indexed));
      return literals.every((one) => one.length > 0) ? literals.flat() : [];
    }
    case 'TSTypeReference': {
      const named = declared.find(nameOf(type['typeName'] as Node), path);
      return named?.type === 'TSTypeAliasDeclaration'
        ? literalsOf(named['typeAnnotation'] as Node, path, declared, indexed)
        : [];
    }
    case 'TSIndexedAccessType': {
      const { values = [], parts = [] } = indexed(type, path) ?? {};
      return values.map((value) => ({ value, text: spelled(value, parts) }));
    }
    default:
      return [];
  }
}
