import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import type { Check } from '../checks/all.ts';
import { buildStorybook } from './storybook.ts';
import { root } from './root.ts';
import { run } from './run.ts';
import {
  add,
  emptyTally,
  fromPlaywright,
  fromVitest,
  type PlaywrightReport,
  slowFiles,
  slowTests,
  type Tally,
  type VitestReport,
} from './tally.ts';

/** Where reports of a run stand. */
export const reports: string = join(root, '.cache', 'reports');

/** Seconds from which a file of tests, or a journey, is named. */
const slow = 5;

const readReport = <T>(path: string): T | undefined =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;

export async function runChecks(list: readonly Check[]): Promise<Tally> {
  const tally = emptyTally();
  for (const check of list) {
    const problems = await check.run();
    console.log(`${problems.length === 0 ? '✓' : '✗'} ${check.name}`);
    for (const problem of problems) console.log(problem);
    const good = problems.length === 0;
    add(tally, { passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0, broken: good ? [] : [check.name] });
  }
  return tally;
}

/** Runs a project of vitest.config.ts; prints what failed and the files that took long. */
export async function runVitest(project: string, env: NodeJS.ProcessEnv): Promise<Tally> {
  const path = join(reports, `${project}.json`);
  rmSync(path, { force: true });
  const code = await run(
    'vitest',
    ['run', '--project', project, '--reporter=minimal', '--reporter=json', `--outputFile.json=${path}`],
    { env },
  );
  const report = readReport<VitestReport>(path);
  for (const line of report ? slowFiles(report, slow) : []) console.log(line);
  return fromVitest(report, code);
}

async function runPlaywright(name: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Tally> {
  const report = join(reports, `${name}.json`);
  rmSync(report, { force: true });
  const code = await run('playwright', ['test', ...args], { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } });
  const result = readReport<PlaywrightReport>(report);
  for (const line of result ? slowTests(result, slow) : []) console.log(line);
  return fromPlaywright(result, code);
}

/** The Storybook as it is published: its pages, and every story played to its end and looked at by axe, in light. */
export async function runStorybook(env: NodeJS.ProcessEnv): Promise<Tally> {
  await buildStorybook();
  return runPlaywright('storybook', ['--config', 'e2e/storybook/playwright.config.ts', '--reporter=dot,json'], env);
}

/** The journeys of the gate, or all of them; then those that look at single frames, alone. */
export async function runJourneys(which: 'gate' | 'all', env: NodeJS.ProcessEnv): Promise<Tally> {
  const seeded = mkdtempSync(join(env['TMPDIR'] ?? root, 'pribavka-seeded-'));
  const journeys = (project: string, ...args: string[]): Promise<Tally> =>
    runPlaywright(
      `journeys-${project}`,
      ['--config', 'e2e/playwright.config.ts', '--reporter=dot,json', `--project=${project}`, ...args],
      { ...env, E2E_SEEDED: seeded },
    );
  const workers = `--workers=${availableParallelism()}`;
  try {
    if (which === 'gate') return await journeys('walks', workers, '--grep=@gate');
    const tally = await journeys('walks', workers);
    add(tally, await journeys('paint', '--workers=1'));
    return tally;
  } finally {
    rmSync(seeded, { recursive: true, force: true });
  }
}
