import { accountProblems } from './account.ts';
import { commonProblems } from './common.ts';
import { filesProblems } from './files.ts';
import { fillText, type TextParams } from './fill.ts';
import { pointsProblems } from './points.ts';
import { referenceProblems } from './reference.ts';
import { saleProblems } from './sale.ts';
import { supportProblems } from './support.ts';

/** Error catalogue of the product (specification §8, rest 5.9). A code without a text does not compile. */
export const problems = {
  ...commonProblems,
  ...accountProblems,
  ...saleProblems,
  ...pointsProblems,
  ...filesProblems,
  ...referenceProblems,
  ...supportProblems,
} as const;

export type ProblemCode = keyof typeof problems;

type NameOf<Inside extends string> = Inside extends `${infer Name}|${string}` ? Name : Inside;
type Names<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? NameOf<Inside> | Names<Rest>
  : never;

/** Parameters a text needs. */
export type TextNeeds<Text extends string> = Readonly<Record<Names<Text>, string | number>>;

/** Parameters the text of a code needs. */
export type ProblemParams<C extends ProblemCode> = TextNeeds<(typeof problems)[C]['text']>;

/** Nothing for a plain text, one object for a template. */
export type ProblemArguments<C extends ProblemCode> = [Names<(typeof problems)[C]['text']>] extends [never]
  ? []
  : [params: ProblemParams<C>];

/** Russian sentence of a code; a forgotten parameter does not compile. */
export function problemText<C extends ProblemCode>(code: C, ...args: ProblemArguments<C>): string {
  const params: TextParams = args[0] ?? {};
  return fillText(problems[code].text, params, 'ru');
}
