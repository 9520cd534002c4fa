import { readFileSync } from 'node:fs';

import type { Mode, Variable } from './variable.ts';

/** Reads one variable of the environment; what is wrong with it is added to the problems, and its default is answered. */
export type Reader = <T>(variable: Variable<T>) => T;

const reasonOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? 'ошибка чтения';

/** Secrets as container platforms hand them over: in a file whose path stands in `NAME_FILE`. */
function fromFile(name: string, path: string, problems: string[]): string | undefined {
  try {
    const value = readFileSync(path, 'utf8').trim();
    if (value === '') problems.push(`${name}_FILE: файл пуст`);
    return value || undefined;
  } catch (error) {
    problems.push(`${name}_FILE: файл не читается (${reasonOf(error)})`);
    return undefined;
  }
}

/** A reader over this environment. A value is never named in a problem: it may be a secret. */
export function createReader(env: NodeJS.ProcessEnv, mode: Mode, problems: string[]): Reader {
  const given = ({ name, isSecret }: Variable): string | undefined => {
    const value = env[name]?.trim() || undefined;
    const path = isSecret ? env[`${name}_FILE`]?.trim() : undefined;
    if (!path) return value;
    if (value === undefined) return fromFile(name, path, problems);
    problems.push(`${name}: заданы и ${name}, и ${name}_FILE, нужно одно из двух`);
    return undefined;
  };
  return (variable) => {
    const value = given(variable);
    if (value === undefined) return variable.usual(mode);
    const parsed = variable.parse(value);
    if (parsed === undefined) problems.push(`${variable.name}: ${variable.hint}`);
    return parsed ?? variable.usual(mode);
  };
}
