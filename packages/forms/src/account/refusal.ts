/** What a command rejects with when the server has refused it. */
export interface Refusal {
  readonly code: string;
  readonly kind?: unknown;
  readonly messages: readonly string[];
}

export const isRefusal = (error: unknown): error is Refusal =>
  typeof error === 'object' && error !== null && 'messages' in error && 'code' in error;
