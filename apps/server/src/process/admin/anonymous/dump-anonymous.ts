import { createHmac } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { fileRows, forEach } from '../../../modules/files/index.ts';
import { readSettings } from '../../../modules/points-settings/index.ts';
import { dumpStructure, findPgTools, serverMajor } from '../backup/pg-tools.ts';
import { refuseTakenFolder } from '../backup/places.ts';
import { withSnapshot } from '../backup/snapshot.ts';
import { type AdminCommand, type Invocation, optionOf } from '../command.ts';
import { type AdminContext, withContext } from '../context.ts';
import { type Placeholder, placeholdersOf } from './placeholders.ts';
import { planTables, type TablePlan } from './plan.ts';
import { replacedWith } from './replaced.ts';
import { rowsOf, sequencesOf } from './write-rows.ts';

/** In the order they are read in. */
const names = { tables: '1-tables.sql', rows: '2-rows.sql', rules: '3-rules.sql', files: 'files' } as const;

const byMime = (
  placeholders: readonly Placeholder[],
  of: (one: Placeholder) => RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`case mime ${sql.join(
    placeholders.map((one) => sql`when ${one.mime}::text then ${of(one)}`),
    sql` `,
  )} end`;

// Without a key: a file that is read as it lies.
const fileColumns = (placeholders: readonly Placeholder[]): Readonly<Record<string, RawBuilder<unknown>>> => ({
  name: sql`'file-' || (row_number() over (order by id))`,
  key_id: sql`null`,
  size: byMime(placeholders, ({ bytes }) => sql`${bytes.length}::bigint`),
  sha256: byMime(placeholders, ({ sha256 }) => sql`${sha256}::bytea`),
});

async function mimesOf(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('files').select('mime').distinct().orderBy('mime').execute();
  return rows.map(({ mime }) => mime);
}

async function* statements(tx: Db, plans: readonly TablePlan[]): AsyncGenerator<string> {
  yield 'set standard_conforming_strings = on;\nset search_path = public;\n';
  for (const plan of plans) yield* rowsOf(tx, plan);
  yield* sequencesOf(tx);
}

async function writeFiles(ctx: AdminContext, folder: string, placeholders: readonly Placeholder[]): Promise<number> {
  const contents = new Map(placeholders.map(({ mime, bytes }) => [mime, bytes]));
  let count = 0;
  for await (const rows of fileRows(ctx.db)) {
    await forEach(rows, async ({ storageKey, mime }) => {
      const path = join(folder, names.files, storageKey);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(path, contents.get(mime) ?? '', { mode: 0o600 });
      count += 1;
    });
  }
  return count;
}

async function dump(ctx: AdminContext, call: Invocation): Promise<number> {
  const folder = resolve(call.args[0]!);
  await refuseTakenFolder(folder);
  const tools = await findPgTools(await serverMajor(ctx.db), optionOf(call, 'pg-bin'));
  const password = optionOf(call, 'password');
  const placeholders = await placeholdersOf(await mimesOf(ctx.db));
  const hash = password === undefined ? null : await ctx.passwords.hash(password);
  // Of the installation, so that two dumps of one database hide a receipt alike.
  const secret = createHmac('sha256', ctx.keys.index).update('dump anonymous').digest('hex');
  const hiding = { secret, zone: (await readSettings(ctx.db)).timezone };
  const plans = await planTables(ctx.db, { ...replacedWith(hash, hiding), files: fileColumns(placeholders) });
  if (call.isDryRun) {
    call.say(`Таблиц с данными: ${plans.length}, все столбцы описаны`);
    return 0;
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Before anything leaves: an entry that could not be written stops the dump.
  await ctx.note({ action: 'export', entityLabel: 'Обезличенная копия для разработки' });
  await withSnapshot(ctx.db, async (tx, snapshot) => {
    const of = { url: ctx.url, snapshot };
    await dumpStructure(tools, { ...of, section: 'pre-data', file: join(folder, names.tables) });
    await dumpStructure(tools, { ...of, section: 'post-data', file: join(folder, names.rules) });
    await pipeline(statements(tx, plans), createWriteStream(join(folder, names.rows), { mode: 0o600 }));
  });
  const files = await writeFiles(ctx, folder, placeholders);
  call.say(`Обезличенная копия готова: ${folder}. Файлов-заменителей: ${files}`);
  return 0;
}

/** `dump anonymous DIR`: the same ids and sums, and nobody in it. */
export const dumpAnonymousCommand: AdminCommand = {
  name: 'dump anonymous',
  args: 'ПАПКА',
  count: [1, 1],
  summary: 'копия для разработчиков без личных данных: те же ID и суммы, вымышленные люди и файлы',
  details: [
    'Имена, телефоны, почта, паспорта, карты, ИНН, адреса, письма, комментарии и файлы не выходят из базы.',
    'Коды чеков и серийные номера заменены похожими: в сервисах проверки чеков их нет.',
    'Столбец, о котором не сказано, чей он, останавливает команду.',
  ],
  options: {
    password: { value: 'ПАРОЛЬ', text: 'с ним войдёт каждый, у кого был пароль; без ключа паролей нет' },
    'pg-bin': { value: 'ПАПКА', text: 'где лежит pg_dump' },
  },
  writes: true,
  run: (call) => withContext(call, 'dump anonymous', (ctx) => dump(ctx, call)),
};
