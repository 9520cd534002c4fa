/** What a command rejects with when the server has refused it. */
export interface Refusal {
  readonly code: string;
  /** What the sentence of the code is filled with: attempts that are left. */
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  /** How long the server asks to wait, milliseconds. */
  readonly retryAfter?: number | undefined;
  readonly messages: readonly string[];
}

export const isRefusal = (error: unknown): error is Refusal =>
  typeof error === 'object' && error !== null && 'messages' in error && 'code' in error;
