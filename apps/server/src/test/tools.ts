import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** Programs of one PostgreSQL installation of this machine. */
export interface Tools {
  folder: string;
  major: number;
  /** It can run a server too, not only dump one. */
  hasServer: boolean;
}

const places = (): string[] => [
  ...(process.env['PATH'] ?? '').split(delimiter),
  process.env['PG15_BIN'] ?? '',
  ...globSync('/usr/lib/postgresql/*/bin'),
  ...globSync('/usr/pgsql-*/bin'),
  ...globSync('/{opt/homebrew,usr/local}/opt/postgresql@*/bin'),
];

const majorOf = (program: string): number =>
  Number(/(\d+)(?:\.\d+)?/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[1] ?? 0);

/** Every installation with `pg_dump` that is old enough for us to promise, the newest first. */
export function findTools(): Tools[] {
  const found = places().map((place) => join(place, 'pg_dump'));
  return [...new Set(found)]
    .filter((program) => existsSync(program))
    .map((program) => ({
      folder: dirname(program),
      major: majorOf(program),
      hasServer: existsSync(join(dirname(program), 'initdb')),
    }))
    .filter(({ major }) => major >= 15)
    .toSorted((a, b) => b.major - a.major || Number(b.hasServer) - Number(a.hasServer));
}
