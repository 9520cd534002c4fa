import {
  type FieldCode,
  type FieldParams,
  fieldTexts,
  fillText,
  type ProblemArguments,
  type ProblemCode,
  type ProblemParams,
  problems,
} from '@pribavka/api';

export type ProblemValues = Readonly<Record<string, string | number>>;

type Code = ProblemCode | FieldCode;

/** What the text of a code is filled with. */
type CodeParams<C extends Code> = C extends FieldCode
  ? FieldParams<C>
  : C extends ProblemCode
    ? ProblemParams<C>
    : never;

/** Codes whose text is whole without parameters. */
type PlainCode<C extends Code = Code> = C extends Code ? (keyof CodeParams<C> extends never ? C : never) : never;

type NoParams = Readonly<Record<string, never>>;

/** A message of a field for programs: its code and what its text is filled with. */
export type CodedMessage<C extends Code = Code> =
  | { code: PlainCode<C>; params?: NoParams | undefined }
  | { [T in Exclude<C, PlainCode<C>>]: { code: T; params: CodeParams<T> } }[Exclude<C, PlainCode<C>>];

/** A message of a field; without a code it cannot be made, so a client can say it in its own language. */
export type FieldMessage = CodedMessage & {
  /** The Russian sentence of a rule that says more than the text of its code. */
  text?: string | undefined;
};

/** Messages by field, `items[0].serialNumber` for nested ones (specification §8). */
export type FieldMessages = Record<string, readonly FieldMessage[]>;

/**
 * What is wrong with fields, one message each: `{ timezone: 'TIMEZONE_UNKNOWN', name: fieldMessage('SOCIALS_MANY', { n }) }`.
 */
export type WrongFields = Record<string, PlainCode | FieldMessage>;

export interface ProblemOptions {
  /** What the text of the code is filled with. */
  params?: ProblemValues | undefined;
  fields?: FieldMessages | undefined;
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

type Sentence = { code: Code; params?: ProblemValues | undefined; text?: string | undefined };

/** Russian sentence of a message. */
export function textOf({ code, params = {}, text }: Sentence): string {
  if (text !== undefined) return text;
  return fillText(code in problems ? problems[code as ProblemCode].text : fieldTexts[code as FieldCode], params, 'ru');
}

/** A message at a field whose text has parameters: `fieldMessage('PERIOD_DAYS', { n: 400 })`. */
export const fieldMessage = <C extends Code>(code: C, params: CodeParams<C>): FieldMessage =>
  // The compiler does not pair a code and parameters that are still generic.
  ({ code, params }) as unknown as FieldMessage;

/** The same fields with something made of each message. */
export const mapMessages = <A, B>(fields: Record<string, readonly A[]>, map: (message: A) => B): Record<string, B[]> =>
  Object.fromEntries(Object.entries(fields).map(([field, messages]) => [field, messages.map(map)]));

/** The messages of fields that have one each. */
export const messagesOf = (wrong: WrongFields): FieldMessages =>
  Object.fromEntries(
    Object.entries(wrong).map(([field, message]) => [
      field,
      [typeof message === 'string' ? { code: message } : message],
    ]),
  );

/** Parameters of a code and how it is thrown; those its text needs cannot be left out. */
type Arguments<C extends ProblemCode> =
  ProblemArguments<C> extends readonly []
    ? [params?: NoParams, options?: ProblemOptions]
    : [params: ProblemParams<C>, options?: ProblemOptions];

/** `throw problem('CODE_WRONG', { n: 3 }, { commitOnFailure: true })` */
export function problem<C extends ProblemCode>(code: C, ...[params, options]: Arguments<C>): Problem {
  const values: ProblemValues = params ?? {};
  return new Problem(code, textOf({ code, params: values }), { params: values, ...options });
}

/** The text stands at the field, or at each of several: `throw fieldProblem('PHONE_TAKEN', 'phone')`. */
export function fieldProblem<C extends ProblemCode>(
  code: C,
  field: string | readonly string[],
  ...[params, options]: Arguments<C>
): Problem {
  const values: ProblemValues = params ?? {};
  const coded = { code, params: values } as unknown as FieldMessage;
  const names = typeof field === 'string' ? [field] : field;
  const fields = Object.fromEntries(names.map((name) => [name, [coded]]));
  return new Problem(code, textOf(coded), { params: values, ...options, fields });
}

/** Several wrong fields at once: 400 `VALIDATION`. */
export const invalidFields = (fields: FieldMessages): Problem => problem('VALIDATION', {}, { fields });

/** The same with one message a field. */
export const invalid = (wrong: WrongFields): Problem => invalidFields(messagesOf(wrong));

export const notFound = (): Problem => problem('NOT_FOUND');
