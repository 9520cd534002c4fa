import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { startEmbedded } from '../src/db/embedded/start.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open.ts';
import { type Walk, walkDays } from '../src/test/days/walk.ts';

/** Moves the demo forward and reads every message: `--days=60 --seed=1 --out=/tmp/messages.txt`. */
const { values } = parseArgs({
  options: { days: { type: 'string' }, seed: { type: 'string' }, from: { type: 'string' }, out: { type: 'string' } },
});

async function walk(): Promise<Walk> {
  const folder = mkdtempSync(join(tmpdir(), 'pribavka-days-'));
  const server = await startEmbedded({ folder, database: 'days', settings: { fsync: 'off' } });
  try {
    await migrate(server.url);
    const database = openDatabase({ url: server.url });
    const on = { ...database, drop: () => database.close() };
    const { days, seed, from } = values;
    return await walkDays({ days: Number(days ?? 60), seed: Number(seed ?? 1), from: from ?? '2026-11-25', on });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function countKinds({ letters }: Walk): Record<string, number> {
  const kinds: Record<string, number> = {};
  for (const { channel, template } of letters) {
    const kind = `${channel} ${template}`;
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(kinds).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const started = performance.now();
const result = await walk();
if (values.out !== undefined) {
  const texts = result.letters.map(
    ({ channel, template, to, subject, text }) => `# ${channel} ${template} → ${to}\n${subject ?? ''}\n${text}\n`,
  );
  writeFileSync(values.out, texts.join('\n'));
}
console.log(`${result.days} days, ${result.postings} ledger entries, ${result.letters.length} messages`);
console.table(result.done);
console.table(countKinds(result));
for (const { letter, problems } of result.wrong) {
  console.error(
    `${letter.channel} ${letter.template}: ${problems.join(', ')}\n${letter.subject ?? ''}\n${letter.text}`,
  );
}
for (const difference of result.differences) console.error(difference);
console.log(`${Math.round((performance.now() - started) / 1000)} s`);
if (result.wrong.length + result.differences.length > 0) process.exitCode = 1;
