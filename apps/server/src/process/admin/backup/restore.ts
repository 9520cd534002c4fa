import { join, resolve } from 'node:path';

import { sql } from 'kysely';

import { clearPgVariables } from '../../../config.ts';
import type { MasterKeys } from '../../../crypto/index.ts';
import { migrate } from '../../../db/migrate.ts';
import { type Db, openDatabase } from '../../../db/open.ts';
import { withDatabaseServer } from '../../commands/database.ts';
import { problemOfKeys } from '../../key-prints.ts';
import { hasKeys, loadKeys, refuseRotation, storeKeys } from '../../secrets.ts';
import { type AdminCommand, type Invocation, isSet, optionOf, Refusal } from '../command.ts';
import { withContextOn } from '../context.ts';
import { compareFacts, readFacts } from './facts.ts';
import { readKeysFile } from './keys-file.ts';
import { type Manifest, names, readManifest } from './manifest.ts';
import { findPgTools, restoreDatabase } from './pg-tools.ts';
import { refuseTakenPlace } from './places.ts';
import { proveRestored } from './prove.ts';
import { putFiles } from './put-files.ts';
import { problemsOf } from './verify.ts';

/** The keys of the installation that is made: given, or from the file. */
async function keysOf(call: Invocation): Promise<{ keys: MasterKeys; areNew: boolean }> {
  const file = optionOf(call, 'keys');
  if (hasKeys(call.config)) {
    if (file !== undefined)
      throw new Refusal('Ключи уже заданы: SECRET_KEYS или secrets.json в DATA_DIR. Уберите --keys');
    return { keys: loadKeys(call.config), areNew: false };
  }
  if (file === undefined) throw new Refusal('Нет ключей: задайте SECRET_KEYS и INDEX_KEY или --keys ФАЙЛ');
  const keys = await readKeysFile(file);
  refuseRotation(keys);
  return { keys, areNew: true };
}

async function refuseTakenDatabase(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm') and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') limit 1`.execute(db);
  if (rows.length > 0) throw new Refusal('База не пуста. Копия восстанавливается в новую: create database …');
}

async function restoreTo(url: string, folder: string, manifest: Manifest, call: Invocation): Promise<void> {
  const database = openDatabase({ url, max: 1, statementTimeoutMs: 0 });
  try {
    await refuseTakenDatabase(database.db);
    const tools = await findPgTools(manifest.postgres.tool, optionOf(call, 'pg-bin'));
    if (call.isDryRun) return;
    await restoreDatabase(tools, { url, file: join(folder, names.database) });
    const differences = compareFacts(manifest.database, await readFacts(database.db));
    if (differences.length > 0) throw new Refusal(['База не та, что в описи:', ...differences].join('\n'));
    call.say(`База восстановлена: таблиц ${Object.keys(manifest.database.rows).length}, строк и баллов столько же`);
    await sql`analyze`.execute(database.db);
  } finally {
    await database.close();
  }
}

async function restore(call: Invocation): Promise<number> {
  const folder = resolve(call.args[0]!);
  const { config } = call;
  clearPgVariables(config.databaseUrl === undefined);
  const manifest = await readManifest(folder);
  const { keys, areNew } = await keysOf(call);
  const other = problemOfKeys(keys, manifest.keys);
  if (other !== undefined) throw new Refusal(`Ключи не от этой копии. ${other}`);
  await refuseTakenPlace(config, manifest.database.installation);
  const problems = await problemsOf(folder, manifest, optionOf(call, 'pg-bin'));
  if (problems.length > 0) throw new Refusal(['Копия повреждена:', ...problems].join('\n'));
  call.say('Копия цела');
  return withDatabaseServer(config, async (url) => {
    await restoreTo(url, folder, manifest, call);
    if (call.isDryRun) {
      call.say('Место пусто, ключи есть: копию можно восстановить');
      return 0;
    }
    const applied = await migrate(url);
    if (applied.length > 0) call.say(`База приведена к этой версии: ${applied.length}`);
    return withContextOn(call, { url, keys, name: 'restore' }, async (ctx) => {
      if (areNew) storeKeys(config, keys);
      await putFiles(ctx, folder);
      call.say(`Файлы: ${manifest.files.count}`);
      const wrong = await proveRestored(ctx, manifest, { all: isSet(call, 'open-all'), say: call.say });
      for (const line of wrong) call.complain(line);
      await ctx.note({
        action: 'import',
        entityLabel: 'Восстановление из резервной копии',
        after: { createdAt: manifest.createdAt, files: manifest.files.count, problems: wrong.length },
      });
      call.say(wrong.length === 0 ? 'Восстановлено и проверено' : 'Восстановлено с расхождениями');
      return wrong.length === 0 ? 0 : 1;
    });
  });
}

/** `restore DIR`: into an empty place, and proves it. */
export const restoreCommand: AdminCommand = {
  name: 'restore',
  args: 'ПАПКА',
  count: [1, 1],
  summary: 'восстановить копию в пустое место и доказать, что всё на месте',
  details: [
    'База в DATABASE_URL и место файлов должны быть пусты; ключи те, с которыми копия сделана.',
    'Проверяет суммы до и после, схему, сверку баллов, открывает файлы ключами.',
  ],
  options: {
    keys: { value: 'ФАЙЛ', text: 'ключи, записанные командой backup; кладёт их в DATA_DIR' },
    'open-all': { text: 'открыть все файлы, а не двадцать' },
    'pg-bin': { value: 'ПАПКА', text: 'где лежит pg_restore' },
  },
  writes: true,
  run: restore,
};
