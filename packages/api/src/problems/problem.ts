import type { ProblemCode, ProblemParams } from './all.ts';

/** What a failure means for the one who asked. */
export type ProblemKind =
  | 'auth'
  | 'forbidden'
  | 'not_found'
  | 'validation'
  | 'conflict'
  | 'limit'
  | 'network'
  | 'server'
  | 'cancelled';

/** What is wrong with a field, for programs: a code of the catalogue or of a field, and what its text is filled with. */
export type FieldProblem = {
  /** A code of the catalogue, or one that occurs at fields alone. */
  readonly code: string;
  /** What its text is filled with; absent when it has no parameters. */
  readonly params?: ProblemValues | undefined;
};

/** Parameters of a text by name. */
export type ProblemValues = Readonly<Record<string, string | number>>;

export type ProblemDetails = {
  /** What the failure means for the caller. */
  kind: ProblemKind;
  /** Product code of the catalogue, or a code of the transport. */
  code: string;
  /** What the text of the code is filled with: `{ n: 3 }`. */
  params?: ProblemValues | undefined;
  /** HTTP status; 0 when there was no answer. */
  status: number;
  /** Sentences to show, chosen as specification §8 says. */
  messages: readonly string[];
  /** Who says `messages`: `client` when the server has sent no sentence; `server` unless given. */
  messagesFrom?: 'server' | 'client' | undefined;
  /** Messages by field of the body, `items[0].serialNumber` for nested ones. */
  fields: Readonly<Record<string, readonly string[]>>;
  /**
   * Codes and parameters of the messages in `fields`, in their order.
   */
  fieldProblems?: Readonly<Record<string, readonly FieldProblem[]>> | undefined;
  /** What to name to support. */
  requestId: string | undefined;
  /** Present record of a conflict, when the server sends it. */
  current?: unknown;
  /** How long the server asks to wait, milliseconds. */
  retryAfter?: number | undefined;
  /** What the transport has failed with. */
  cause?: unknown;
};

/** The only thing a call rejects with. */
export class Problem extends Error {
  /** What the failure means for the caller. */
  readonly kind: ProblemKind;
  /** A code of the catalogue, or of the transport. */
  readonly code: string;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Sentences to show; none for 403 and for a cancelled call. */
  readonly messages: readonly string[];
  /** Who says `messages`: `client` when the server has sent no sentence. */
  readonly messagesFrom: 'server' | 'client';
  /** Messages by field of the body. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** What the text of the code is filled with. */
  readonly params: ProblemValues;
  /** Codes and parameters of the messages in `fields`, in their order. */
  readonly fieldProblems: Readonly<Record<string, readonly FieldProblem[]>>;
  /** What to name to support. */
  readonly requestId: string | undefined;
  /** Present record of a conflict, when the server sends it. */
  readonly current: unknown;
  /** How long the server asks to wait, milliseconds. */
  readonly retryAfter: number | undefined;

  constructor(details: ProblemDetails) {
    super(details.messages[0] ?? details.code, { cause: details.cause });
    this.name = 'Problem';
    this.kind = details.kind;
    this.code = details.code;
    this.status = details.status;
    this.messages = details.messages;
    this.messagesFrom = details.messagesFrom ?? 'server';
    this.fields = details.fields;
    this.params = details.params ?? {};
    this.fieldProblems = details.fieldProblems ?? {};
    this.requestId = details.requestId;
    this.current = details.current;
    this.retryAfter = details.retryAfter;
  }

  /** The same failure with other sentences, also at its fields when these are given. */
  with(messages: readonly string[], fields: ProblemDetails['fields'] = this.fields): Problem {
    const { kind, code, params, status, messagesFrom, fieldProblems, requestId, current, retryAfter, cause } = this;
    const same = { kind, code, params, status, messagesFrom, fieldProblems, requestId, current, retryAfter, cause };
    return new Problem({ ...same, messages, fields });
  }

  /** What is left to show when a form shows its own fields. */
  get messagesBesidesFields(): readonly string[] {
    const shown = new Set(Object.values(this.fields).flat());
    return this.messages.filter((message) => !shown.has(message));
  }
}

/** Whether a call has failed with this; with a code, whether by this one: its parameters are then typed. */
export function isProblem(value: unknown): value is Problem;
export function isProblem<C extends ProblemCode>(
  value: unknown,
  code: C,
): value is Problem & { readonly code: C; readonly params: ProblemParams<C> };
export function isProblem(value: unknown, code?: string): boolean {
  return value instanceof Problem && (code === undefined || value.code === code);
}
