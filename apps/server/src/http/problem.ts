import { type ProblemCode, type ProblemParams, problems } from '@pribavka/api';

/** Messages by field, `items[0].serialNumber` for nested ones (specification §8). */
export type FieldMessages = Record<string, string[]>;

export interface ProblemOptions {
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

const textOf = (code: ProblemCode, params: Readonly<Record<string, string | number | undefined>>): string =>
  problems[code].text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));

/** `throw problem('CODE_WRONG', { n: 3 }, { commitOnFailure: true })` */
export function problem<C extends ProblemCode>(
  code: C,
  params: Partial<ProblemParams<C>> = {},
  options: ProblemOptions = {},
): Problem {
  return new Problem(code, textOf(code, params), options);
}

/** The text stands at the field: `throw fieldProblem('PHONE_TAKEN', 'phone')`. */
export function fieldProblem<C extends ProblemCode>(
  code: C,
  field: string,
  params: Partial<ProblemParams<C>> = {},
  options: ProblemOptions = {},
): Problem {
  const text = textOf(code, params);
  return new Problem(code, text, { ...options, fields: { [field]: [text] } });
}

/** Several wrong fields at once: 400 `VALIDATION`. */
export const invalid = (fields: FieldMessages): Problem => problem('VALIDATION', {}, { fields });

export const notFound = (): Problem => problem('NOT_FOUND');
