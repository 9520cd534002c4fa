// `npm test` is the gate, `npm run test:all` is everything; words after it name the layers to run. Any failure makes
// the run red; the last line is the whole count.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { ensureBrowser } from '../browser.ts';
import { offerPgbouncer } from '../pgbouncer.ts';
import { buildChecks, sourceChecks } from '../checks/all.ts';
import { buildApps, buildPackages, buildServer } from '../lib/builds.ts';
import { noteFlaky, stateOfSources, writeLastRun } from '../lib/last-run.ts';
import { reports, runChecks, runJourneys, runStorybook, runVitest } from '../lib/layers.ts';
import { quickFolder } from '../lib/quick-folder.ts';
import { root } from '../lib/root.ts';
import { run } from '../lib/run.ts';
import { add, closingLine, emptyTally, fromExitCode, type Tally } from '../lib/tally.ts';

const args = process.argv.slice(2);
const isAll = args.includes('--all');
const only = args.filter((word) => !word.startsWith('-'));
// A build in this process makes NODE_ENV production for everything started after it: tests run in what they were given.
const env: NodeJS.ProcessEnv = {
  ...process.env,
  TMPDIR: quickFolder(),
  // What Node has compiled once is taken from here by the hundred processes and threads that follow.
  NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
  PRIBAVKA_GATE: isAll ? '' : '1',
};
const total = emptyTally();
const layers: Record<string, number> = {};
const secondsSince = (started: number): number => Math.round((performance.now() - started) / 1000);

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
  layers[name] = secondsSince(started);
  console.log(`   ${title}: ${closingLine(tally)}, ${layers[name]} с`);
}

/** A layer of `test:all` that is a command of its own. */
const command = (name: string, title: string): Promise<void> =>
  layer(name, title, async () =>
    fromExitCode(title, await run(process.execPath, ['scripts/run.mjs', name], { env: { ...env, PRIBAVKA_GATE: '' } })),
  );

mkdirSync(reports, { recursive: true });
const sources = await stateOfSources();
await layer('checks', 'Проверки исходников', () => runChecks(sourceChecks));
await layer('unit', 'Правила и чистая логика', () => runVitest('unit', env));
await layer('build', 'Сборка, пакеты и бюджеты', async () => {
  await buildPackages();
  await buildApps();
  await buildServer();
  return runChecks(buildChecks);
});
// After the build: the packed client is called from plain Node as well.
await layer('server', 'Сервер на настоящем PostgreSQL', () => {
  offerPgbouncer();
  return runVitest('server', env);
});
await layer('browser', 'Компоненты в настоящем Chromium', async () => {
  ensureBrowser();
  return runVitest('browser', env);
});
await layer('e2e', 'Пути людей по собранным приложениям', async () => {
  ensureBrowser();
  // Asked for by name, it is the first that needs them.
  if (layers['build'] === undefined) await buildPackages();
  await buildApps();
  await buildServer();
  return runJourneys(isAll ? 'all' : 'gate', env);
});
if (isAll || only.includes('stories')) {
  await layer('stories', 'Истории, светлая и тёмная темы', async () => {
    ensureBrowser();
    // Light is played as it is published; `--project stories-light` is for writing a story, with nothing built.
    const tally = await runVitest('stories-dark', env);
    add(tally, await runStorybook(env));
    return tally;
  });
}
if (isAll) {
  await command('test:postgres', 'Сервер на PostgreSQL 15, старейшем');
  await command('test:react', 'Пакеты на React 19.0.0, старейшем');
  await command('check:examples', 'Примеры из упакованных пакетов');
}

const seconds = secondsSince(0);
noteFlaky(total, sources.commit);
if (only.length === 0) await writeLastRun(isAll ? 'last-all' : 'last', { sources, total, seconds, layers });
if (total.flaky?.length) {
  console.log('\nПрошли не с первого раза:');
  for (const { name, error } of total.flaky) console.log(`  ↻ ${name}: ${error}`);
}
if (total.broken?.length) console.log(`\nНе прошли:\n${total.broken.map((name) => `  ✗ ${name}`).join('\n')}`);
console.log(`\n${closingLine(total)}`);
process.exit(total.failed === 0 ? 0 : 1);
