import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { sql } from 'kysely';

import { type KeyPrint, readKeyPrints } from '../../key-prints.ts';
import { type AdminCommand, type Invocation, isSet, optionOf, Refusal, UsageError } from '../command.ts';
import { type AdminContext, withContext } from '../context.ts';
import { copyFiles } from './copy-files.ts';
import { type DatabaseFacts, readFacts } from './facts.ts';
import { refuseInside, writeKeys } from './keys-file.ts';
import { backupFormat, digestOfFile, type Manifest, names } from './manifest.ts';
import { dumpDatabase, findPgTools, type PgTools, serverMajor } from './pg-tools.ts';
import { refuseTakenFolder } from './places.ts';
import { withSnapshot } from './snapshot.ts';
import { verifyBackup } from './verify.ts';

const sizeText = (bytes: number): string => `${Math.ceil(bytes / 1024).toLocaleString('ru')} КиБ`;

/** The facts and the keys and the dump show the same moment. */
const dumpWithFacts = (ctx: AdminContext, dump: (snapshot: string) => Promise<void>) =>
  withSnapshot(ctx.db, async (tx, snapshot): Promise<{ facts: DatabaseFacts; keys: KeyPrint[] }> => {
    await dump(snapshot);
    return { facts: await readFacts(tx), keys: await readKeyPrints(tx, ctx.keys) };
  });

interface With {
  call: Invocation;
  server: number;
  tools: PgTools;
}

async function make(ctx: AdminContext, folder: string, { call, server, tools }: With): Promise<Manifest> {
  const file = join(folder, names.database);
  const { facts, keys } = await dumpWithFacts(ctx, (snapshot) => dumpDatabase(tools, { url: ctx.url, snapshot, file }));
  call.say(`База: ${names.database}`);
  // After the dump: a file without a row is litter, a row without a file is a loss.
  const files = await copyFiles(ctx.db, ctx.store.blobs, folder);
  call.say(`Файлы: ${files.count} (${sizeText(files.bytes)})`);
  const manifest: Manifest = {
    format: backupFormat,
    createdAt: ctx.now().toISOString(),
    version: ctx.config.version,
    postgres: { server, tool: tools.major },
    database: { ...(await digestOfFile(file)), ...facts },
    files: { ...files, sums: await digestOfFile(join(folder, names.sums)) },
    keys,
  };
  await writeFile(join(folder, names.manifest), `${JSON.stringify(manifest, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
  return manifest;
}

async function plan(ctx: AdminContext, call: Invocation): Promise<void> {
  const tools = await findPgTools(await serverMajor(ctx.db), optionOf(call, 'pg-bin'));
  const { rows } = await sql<{ database: number; files: number; bytes: number }>`
    select pg_database_size(current_database()) as database, count(*) as files, coalesce(sum(size), 0)::bigint as bytes
    from files where deleted_at is null`.execute(ctx.db);
  const { database, files, bytes } = rows[0]!;
  call.say(`pg_dump ${tools.major}; база ${sizeText(database)} до сжатия, файлов ${files} (${sizeText(bytes)})`);
}

async function backup(call: Invocation): Promise<number> {
  const folder = resolve(call.args[0]!);
  const keysFile = optionOf(call, 'keys');
  if (isSet(call, 'verify')) {
    if (keysFile !== undefined) throw new UsageError('Ключ --keys с --verify не нужен: проверка ничего не открывает');
    return verifyBackup(folder, call);
  }
  await refuseTakenFolder(folder);
  if (keysFile !== undefined) {
    await refuseInside(folder, keysFile);
    if (existsSync(keysFile)) throw new Refusal(`Файл ${keysFile} уже есть: ключи поверх не пишутся`);
  }
  return withContext(call, 'backup', async (ctx) => {
    if (call.isDryRun) {
      await plan(ctx, call);
      return 0;
    }
    const server = await serverMajor(ctx.db);
    const tools = await findPgTools(server, optionOf(call, 'pg-bin'));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Before anything leaves: an entry that could not be written stops the copy.
    await ctx.note({ action: 'export', entityLabel: 'Резервная копия', after: { withKeys: keysFile !== undefined } });
    if (keysFile === undefined) {
      call.say('Ключи не сохранены: без них копию не открыть. Они нужны отдельно от неё (--keys ФАЙЛ)');
    } else {
      await writeKeys(keysFile, ctx.keys);
    }
    const { files } = await make(ctx, folder, { call, server, tools }).catch(async (error: unknown) => {
      // Of a copy that was not made nobody needs the keys.
      if (keysFile !== undefined) await rm(keysFile, { force: true });
      throw error;
    });
    if (keysFile !== undefined) call.say(`Ключи: ${keysFile}. Храните их отдельно от копии`);
    for (const id of files.missing) call.complain(`Нет файла: ${id}`);
    call.say(`Копия готова: ${folder}`);
    return files.missing.length > 0 ? 1 : 0;
  });
}

/** `backup DIR`: dump, files and what proves both. */
export const backupCommand: AdminCommand = {
  name: 'backup',
  args: 'ПАПКА',
  count: [1, 1],
  summary: 'резервная копия: база, файлы как лежат (зашифрованными) и опись с контрольными суммами',
  details: [
    'Сервер может работать; со встроенной базой он должен быть остановлен.',
    'Ключи пишутся отдельно, в файл вне папки копии; без --keys не пишутся никуда.',
  ],
  options: {
    keys: { value: 'ФАЙЛ', text: 'записать ключи в этот файл, вне папки копии' },
    verify: { text: 'проверить готовую копию, ничего не восстанавливая' },
    'pg-bin': { value: 'ПАПКА', text: 'где лежат pg_dump и pg_restore' },
  },
  writes: true,
  run: backup,
};
