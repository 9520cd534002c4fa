import { Problem } from '../../http/problem.ts';
import type { Mistake } from './types.ts';

/** A refusal of the product in the words people see; a fault of the server is not explained. */
export function explainProblem(error: unknown, column: string): Mistake[] | undefined {
  if (!(error instanceof Problem) || error.status >= 500) return undefined;
  const { code, options } = error;
  const texts = Object.values(options.fields ?? {}).flat();
  return (texts.length > 0 ? texts : [error.message]).map((message) => ({ column, value: '', code, message }));
}
