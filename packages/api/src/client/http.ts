import { recordOf } from '../problems/envelope.ts';

/** The answer a request failed with, undefined when none came. */
export function answerOf(error: unknown): { status: number; data: unknown } | undefined {
  const failure = recordOf(error);
  return failure?.['isAxiosError'] === true && recordOf(failure['response'])
    ? (failure['response'] as { status: number; data: unknown })
    : undefined;
}
