import type { Node, SourceFile } from '../sources.ts';
import { commentBefore, nameOf, nodes } from '../syntax.ts';
import type { Types } from './members.ts';
import type { Prop } from './prop.ts';

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
    about: commentBefore(file, statement.start),
    kinds: kinds.map((members) => ({ label: isOfObjects ? labelOf(members) : '', members })),
    declaration: isCalled || kinds.length === 0 ? file.text.slice(declared.start, declared.end) : '',
  };
}
