import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where pgbench is, or undefined with a word on how to get it. */
export async function findPgbench(): Promise<string | undefined> {
  const known = globSync('/usr/lib/postgresql/*/bin/pgbench').sort().at(-1) ?? 'pgbench';
  if (existsSync(known)) return known;
  return run(known, ['--version']).then(
    () => known,
    () => {
      console.log('No pgbench here: it comes with PostgreSQL (Debian: apt-get install postgresql-15, macOS: brew');
      console.log('install postgresql). Ratios to the bare database are left out.');
      return undefined;
    },
  );
}

/** Transactions a second of a script run by `clients` connections. */
export async function pgbench(
  program: string,
  url: string,
  script: string,
  // What is recorded holds colons that prepared mode would take for variables; the server plans it again too.
  { clients, seconds, mode }: { clients: number; seconds: number; mode: 'simple' | 'prepared' },
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'pribavka-bench-'));
  const file = join(folder, 'script.sql');
  writeFileSync(file, script);
  try {
    const { stdout } = await run(program, [
      '-n',
      '-M',
      mode,
      '-c',
      String(clients),
      '-j',
      '1',
      '-T',
      String(seconds),
      '-f',
      file,
      url,
    ]);
    // Its connections end a moment after it has: their processor time belongs to it, not to what is measured next.
    await sleep(500);
    const tps = /tps = ([\d.]+)/.exec(stdout)?.[1];
    // On a machine too busy to open the connections in time nothing is counted at all.
    return Number(tps ?? 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const element = (value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return JSON.stringify(value.toISOString());
  if (Buffer.isBuffer(value)) return JSON.stringify(`\\x${value.toString('hex')}`);
  return JSON.stringify(typeof value === 'string' ? value : JSON.stringify(value));
};

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return `'${value.toISOString()}'`;
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`;
  if (Array.isArray(value)) return `'{${value.map(element).join(',').replaceAll("'", "''")}}'`;
  return `'${(typeof value === 'string' ? value : JSON.stringify(value)).replaceAll("'", "''")}'`;
};

/** A recorded statement with its values in place, as a line of a script. */
export const lineOf = ({ text, values }: { text: string; values: readonly unknown[] }): string =>
  `${text.replaceAll(/\$(\d+)/g, (_, n: string) => literal(values[Number(n) - 1])).replaceAll(/\s+/g, ' ')};`;
