import { type FieldCode, fieldTexts, fillText, type ProblemCode, type ProblemParams, problems } from '@pribavka/api';

/** Messages by field, `items[0].serialNumber` for nested ones (specification §8). */
export type FieldMessages = Record<string, string[]>;

export type ProblemValues = Readonly<Record<string, string | number>>;

/** A message of a field for programs: its code and what its text is filled with. */
export interface CodedMessage {
  code: ProblemCode | FieldCode;
  params?: ProblemValues | undefined;
}

/** Codes of the messages of a field, in their order. */
export type FieldCodes = Record<string, CodedMessage[]>;

export interface ProblemOptions {
  /** What the text of the code is filled with. */
  params?: ProblemValues | undefined;
  fields?: FieldMessages | undefined;
  /** Only for fields all of whose messages have codes. */
  fieldCodes?: FieldCodes | undefined;
  /** The record as it is now, for conflicts. */
  current?: unknown;
  /** Seconds for `Retry-After`. */
  retryAfter?: number | undefined;
  /** Commit what the handler has written all the same: a spent attempt stays spent. */
  commitOnFailure?: boolean | undefined;
  /** Neither audited nor logged, because that has been done already: a flood of refusals must not become a flood of entries. */
  skipAudit?: boolean | undefined;
  cause?: unknown;
}

/** An expected failure: becomes 4xx with the text of its code. Anything else thrown is a 500 without details. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly options: ProblemOptions;

  constructor(code: ProblemCode, text: string, options: ProblemOptions = {}) {
    super(text, { cause: options.cause });
    this.name = 'Problem';
    this.code = code;
    this.status = problems[code].status;
    this.options = options;
  }
}

/** Russian sentence of a coded message. */
export function textOf({ code, params = {} }: CodedMessage): string {
  return fillText(code in problems ? problems[code as ProblemCode].text : fieldTexts[code as FieldCode], params, 'ru');
}

/** The same fields with something made of each message. */
export const mapMessages = <A, B>(fields: Record<string, A[]>, map: (message: A) => B): Record<string, B[]> =>
  Object.fromEntries(Object.entries(fields).map(([field, messages]) => [field, messages.map(map)]));

/** `throw problem('CODE_WRONG', { n: 3 }, { commitOnFailure: true })` */
export function problem<C extends ProblemCode>(
  code: C,
  params: Partial<ProblemParams<C>> = {},
  options: ProblemOptions = {},
): Problem {
  const values = params as ProblemValues;
  return new Problem(code, textOf({ code, params: values }), { params: values, ...options });
}

/** The text stands at the field, or at each of several: `throw fieldProblem('PHONE_TAKEN', 'phone')`. */
export function fieldProblem<C extends ProblemCode>(
  code: C,
  field: string | readonly string[],
  params: Partial<ProblemParams<C>> = {},
  options: ProblemOptions = {},
): Problem {
  const coded = { code, params: params as ProblemValues };
  const names = typeof field === 'string' ? [field] : field;
  const fieldCodes = Object.fromEntries(names.map((name) => [name, [coded]]));
  const fields = mapMessages(fieldCodes, textOf);
  return new Problem(code, textOf(coded), { params: coded.params, ...options, fields, fieldCodes });
}

/** Several wrong fields at once: 400 `VALIDATION`. */
export const invalid = (fields: FieldMessages, fieldCodes?: FieldCodes): Problem =>
  problem('VALIDATION', {}, { fields, fieldCodes });

/** The same where every message has a code. */
export const invalidCoded = (fieldCodes: FieldCodes): Problem => invalid(mapMessages(fieldCodes, textOf), fieldCodes);

export const notFound = (): Problem => problem('NOT_FOUND');
