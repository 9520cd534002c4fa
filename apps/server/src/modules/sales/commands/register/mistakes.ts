import { fieldProblem, invalid, problem, type Problem } from '../../../../http/problem.ts';
import type { Mistake } from './check.ts';

const textOf = ({ code, params = {} }: Mistake): string =>
  code === 'VALIDATION' ? 'Обязательное поле' : problem(code, params as never).message;

/** One mistake keeps its own code for programs; several become one answer with every field named. */
export function mistakesProblem(mistakes: readonly Mistake[]): Problem {
  const [only] = mistakes;
  if (only && mistakes.length === 1 && only.code !== 'VALIDATION') {
    return fieldProblem(only.code, only.field, only.params as never);
  }
  const fields: Record<string, string[]> = {};
  for (const mistake of mistakes) (fields[mistake.field] ??= []).push(textOf(mistake));
  return invalid(fields);
}
