import { Problem, textOf } from '../../http/problem.ts';
import type { Refused } from './types.ts';

export type Place = Pick<Refused, 'column' | 'at'>;

/** A refusal of the product in the words people see, each at its column; a fault of the server is not explained. */
export function explainProblem(
  error: unknown,
  whole: string,
  placeOf?: (field: string) => Place,
): Refused[] | undefined {
  if (!(error instanceof Problem) || error.status >= 500) return undefined;
  const { code, options } = error;
  const fields = Object.entries(options.fields ?? {});
  if (fields.length === 0) return [{ column: whole, code, message: error.message }];
  return fields.flatMap(([field, messages]) =>
    messages.map((message) => ({ column: whole, ...placeOf?.(field), code, message: textOf(message) })),
  );
}
