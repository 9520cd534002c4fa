import { recordOf } from '../problems/envelope.ts';
import { answerOf } from './http.ts';

/** The server wants a password given a moment ago (`rest.md` 5.9, `REAUTH_REQUIRED`). */
export const wantsFreshSignIn = (error: unknown): boolean =>
  recordOf(answerOf(error)?.data)?.['code'] === 'REAUTH_REQUIRED';

/** One question at a time: calls refused together share its answer. */
export function askOnce(ask: () => Promise<boolean>): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined;
  return async () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}
