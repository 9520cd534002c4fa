import type { TestApp } from '../../test/app.ts';
import type { UploadedFile } from '../../test/requests.ts';

/** What earlier rows left for later ones: ids, tokens, versions. */
export type Seen = Record<string, string>;

export interface Filled {
  path?: Readonly<Record<string, string>> | undefined;
  query?: Readonly<Record<string, string>> | undefined;
  body?: Readonly<Record<string, unknown>> | undefined;
  file?: UploadedFile | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
}

/** One call of specification §7: how it is asked and what the answer must hold. */
export interface Row {
  /** `METHOD /path` exactly as the specification writes it. */
  call: string;
  /** Whose session the call carries; nobody's when absent. */
  as?: 'admin' | 'member' | 'robot' | undefined;
  fill?: ((seen: Seen, server: TestApp) => Filled | Promise<Filled>) | undefined;
  /** Fields of `data.data`: `user.status`, `items[0].code`. */
  shows: readonly string[];
  /** New tokens stand in the headers of the answer. */
  tokens?: 'admin' | 'member' | 'robot' | undefined;
  status?: 202 | undefined;
  remember?: ((data: unknown, seen: Seen) => void) | undefined;
}

/** `at(data, 'items[0].code')`; undefined where a step is missing. */
export function at(data: unknown, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>(
      (value, step) => (value === null || value === undefined ? undefined : (value as Record<string, unknown>)[step]),
      data,
    );
}

export const textAt = (data: unknown, path: string): string => {
  const value = at(data, path);
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
};
