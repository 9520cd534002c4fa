// Every layer, the quick ones first. Any failure makes the run red; the last line is the whole count.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { ensureBrowser } from '../browser.ts';
import { offerPgbouncer } from '../pgbouncer.ts';
import { buildChecks, type Check, sourceChecks } from '../checks/all.ts';
import { buildApps, buildPackages, buildServer } from '../lib/builds.ts';
import { quickFolder } from '../lib/quick-folder.ts';
import { run } from '../lib/run.ts';
import { root } from '../lib/root.ts';
import { buildStorybook } from '../lib/storybook.ts';
import { add, closingLine, emptyTally, fromPlaywright, fromVitest, type Tally } from '../lib/tally.ts';

const reports = join(root, '.cache', 'reports');
const only = process.argv.slice(2);
const temporary = quickFolder();
// A build in this process makes NODE_ENV production for everything started after it: tests run in what they were given.
const env = {
  ...process.env,
  TMPDIR: temporary,
  // What Node has compiled once is taken from here by the hundred processes and threads that follow.
  NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
};
const total = emptyTally();

async function layer(name: string, title: string, work: () => Promise<Tally>): Promise<void> {
  if (only.length > 0 && !only.includes(name)) return;
  const started = performance.now();
  console.log(`\n── ${title}`);
  let tally: Tally;
  try {
    tally = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    tally = { passed: 0, failed: 1, skipped: 0, broken: [title] };
  }
  add(total, tally);
  console.log(`   ${title}: ${closingLine(tally)}, ${Math.round((performance.now() - started) / 1000)} с`);
}

async function checks(list: readonly Check[]): Promise<Tally> {
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

const readReport = <T>(path: string): T | undefined =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;

async function vitest(projects: readonly string[]): Promise<Tally> {
  const report = join(reports, `${projects.join('-')}.json`);
  rmSync(report, { force: true });
  const code = await run(
    'vitest',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env },
  );
  return fromVitest(readReport(report), code);
}

/** The Storybook as it is published: its pages, and every story played to its end and looked at by axe, in light. */
async function builtStorybook(): Promise<Tally> {
  await buildStorybook();
  const report = join(reports, 'storybook.json');
  rmSync(report, { force: true });
  const code = await run(
    'playwright',
    ['test', '--config', 'e2e/storybook/playwright.config.ts', '--reporter=dot,json'],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  );
  return fromPlaywright(readReport(report), code);
}

async function journeys(): Promise<Tally> {
  const seeded = mkdtempSync(join(temporary, 'pribavka-seeded-'));
  const tally = emptyTally();
  try {
    // Single frames are looked at alone.
    for (const [project, workers] of [
      ['walks', availableParallelism()],
      ['paint', 1],
    ] as const) {
      const report = join(reports, `journeys-${project}.json`);
      rmSync(report, { force: true });
      const code = await run(
        'playwright',
        [
          'test',
          '--config',
          'e2e/playwright.config.ts',
          '--reporter=list,json',
          `--project=${project}`,
          `--workers=${workers}`,
        ],
        { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, E2E_SEEDED: seeded } },
      );
      add(tally, fromPlaywright(readReport(report), code));
    }
  } finally {
    rmSync(seeded, { recursive: true, force: true });
  }
  return tally;
}

mkdirSync(reports, { recursive: true });
await layer('checks', 'Проверки исходников', () => checks(sourceChecks));
await layer('unit', 'Правила и чистая логика', () => vitest(['unit']));
await layer('build', 'Сборка, пакеты и бюджеты', async () => {
  await buildPackages();
  await buildApps();
  await buildServer();
  return checks(buildChecks);
});
// After the build: the packed client is called from plain Node as well.
await layer('server', 'Сервер на настоящем PostgreSQL', () => {
  offerPgbouncer();
  return vitest(['server']);
});
await layer('browser', 'Компоненты в настоящем Chromium', async () => {
  ensureBrowser();
  return vitest(['browser']);
});
await layer('stories', 'Истории, светлая и тёмная темы', async () => {
  ensureBrowser();
  // Light is played as it is published; `--project stories-light` is for writing a story, with nothing built.
  const tally = await vitest(['stories-dark']);
  add(tally, await builtStorybook());
  return tally;
});
await layer('e2e', 'Пути людей по собранным приложениям', async () => {
  ensureBrowser();
  await buildApps();
  await buildServer();
  return journeys();
});

if (total.broken?.length) console.log(`\nНе прошли:\n${total.broken.map((name) => `  ✗ ${name}`).join('\n')}`);
console.log(`\n${closingLine(total)}`);
process.exit(total.failed === 0 ? 0 : 1);
