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

export type ProblemDetails = {
  kind: ProblemKind;
  /** Product code of the catalogue, or a code of the transport. */
  code: string;
  /** HTTP status; 0 when there was no answer. */
  status: number;
  /** Sentences to show, chosen as specification §8 says. */
  messages: readonly string[];
  /** Messages by field of the body, `items.0.serialNumber` for nested ones. */
  fields: Readonly<Record<string, readonly string[]>>;
  requestId: string | undefined;
  /** Present record of a conflict, when the server sends it. */
  current?: unknown;
  cause?: unknown;
};

/** The only thing a call rejects with. */
export class Problem extends Error {
  readonly kind: ProblemKind;
  readonly code: string;
  readonly status: number;
  readonly messages: readonly string[];
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly requestId: string | undefined;
  readonly current: unknown;

  constructor(details: ProblemDetails) {
    super(details.messages[0] ?? details.code, { cause: details.cause });
    this.name = 'Problem';
    this.kind = details.kind;
    this.code = details.code;
    this.status = details.status;
    this.messages = details.messages;
    this.fields = details.fields;
    this.requestId = details.requestId;
    this.current = details.current;
  }

  /** The same failure with other sentences. */
  with(messages: readonly string[]): Problem {
    const { kind, code, status, fields, requestId, current, cause } = this;
    return new Problem({ kind, code, status, messages, fields, requestId, current, cause });
  }

  /** What is left to show when a form shows its own fields. */
  get messagesBesidesFields(): readonly string[] {
    const shown = new Set(Object.values(this.fields).flat());
    return this.messages.filter((message) => !shown.has(message));
  }
}

export function isProblem(value: unknown): value is Problem {
  return value instanceof Problem;
}
