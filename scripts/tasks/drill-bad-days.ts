// The bad days (docs/bad-days.md): `npm run drill:bad-days`, or only some: `npm run drill:bad-days -- disk clock`.
// `--json FILE` writes everything that was seen, pictures of the screens go to `.cache/bad-days`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { findBrowser } from '../browser.ts';
import { days } from '../lib/bad-days/days/all.ts';
import type { Outcome } from '../lib/bad-days/outcome.ts';
import { makeStage } from '../lib/bad-days/stage.ts';
import { prove } from '../lib/drilled.ts';
import { openScreens, type Screens } from '../lib/bad-days/screens.ts';
import { printOutcome } from '../lib/bad-days/table.ts';
import { isGood, liveThrough } from '../lib/bad-days/trial.ts';
import { buildApps, buildServer } from '../lib/builds.ts';
import { root } from '../lib/root.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'string' } } });
const unknown = positionals.filter((asked) => days.every(({ name }) => name !== asked));
if (unknown.length > 0) {
  console.error(`Нет дня «${unknown.join('», «')}». Есть: ${days.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const chosen = positionals.length === 0 ? days : days.filter(({ name }) => positionals.includes(name));
const pictures = join(root, '.cache', 'bad-days');

await buildServer();
await buildApps();
const outcomes: Outcome[] = [];
/** Names of the days that are not as they have to be. */
const failed: string[] = [];
const stage = await makeStage();
let screens: Screens | undefined;
try {
  screens = findBrowser() === undefined ? undefined : await openScreens(stage, pictures);
  if (!screens) console.log('Браузера нет: экраны не смотрим.');
  for (const day of chosen) {
    const missing = day.missing?.(stage);
    if (missing !== undefined) {
      console.log(`\n${day.title}: пропущено, ${missing}`);
      continue;
    }
    try {
      const variables = await day.variables?.(stage);
      if (variables) await stage.restart(variables);
      const outcome = await liveThrough(day, stage, screens);
      outcomes.push(outcome);
      printOutcome(day, outcome);
      if (!isGood(day, outcome)) failed.push(day.name);
      if (variables) await stage.restart();
    } catch (error) {
      failed.push(day.name);
      console.log(`\n${day.title}: не прожит`, error, stage.server.lines.slice(-10).join('\n'));
      try {
        await stage.restart();
      } catch (gone) {
        console.log('Следующие дни не пробуем: сервер больше не запускается.', gone);
        break;
      }
    }
  }
  const proof = await prove(stage.variables);
  console.log(`\nmain.js prove: ${proof.said}`);
  if (!proof.isSound) failed.push('prove');
} finally {
  await screens?.close();
  await stage.remove();
}
if (values.json !== undefined)
  writeFileSync(
    values.json,
    JSON.stringify(outcomes, (_, value: unknown) => (value instanceof Set ? [...value] : value), 2),
  );
console.log(
  failed.length === 0
    ? '\nПринятое сохранено, секретов в журнале нет, всё остальное как должно быть.'
    : `\nНе так, как должно быть: ${failed.join(', ')}.`,
);
process.exit(failed.length === 0 ? 0 : 1);
