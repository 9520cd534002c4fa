import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { reports } from './layers.ts';
import { capture } from './run.ts';
import type { Tally } from './tally.ts';

const write = (path: string, value: unknown): void => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

const git = async (...args: string[]): Promise<string> => (await capture('git', args)).output.trim();

/** The commit a run is of, and whether something was changed that is not in it. */
export async function stateOfSources(): Promise<{ commit: string; dirty: boolean }> {
  return { commit: await git('rev-parse', 'HEAD'), dirty: (await git('status', '--porcelain')) !== '' };
}

/** Writes what a whole run ended with; programs and hooks read it. */
export async function writeLastRun(
  name: string,
  run: {
    sources: { commit: string; dirty: boolean };
    total: Tally;
    seconds: number;
    /** Seconds by layer. */
    layers: Readonly<Record<string, number>>;
  },
): Promise<void> {
  const { passed, failed, skipped, flaky = [] } = run.total;
  write(join(reports, `${name}.json`), {
    ...run.sources,
    passed,
    failed,
    skipped,
    flaky: flaky.map((test) => test.name),
    seconds: run.seconds,
    layers: run.layers,
  });
}

type FlakyRuns = Record<string, { at: string; commit: string; error: string }[]>;

/** Adds what passed only on a repeat to those of earlier runs: a name seen in two runs is a bug of today. */
export function noteFlaky({ flaky = [] }: Tally, commit: string): void {
  if (flaky.length === 0) return;
  const path = join(reports, 'flaky.json');
  const known = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as FlakyRuns) : {};
  const at = new Date().toISOString();
  for (const { name, error } of flaky) known[name] = [...(known[name] ?? []), { at, commit, error }];
  write(path, known);
}
