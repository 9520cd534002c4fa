import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { forEach } from '../../../modules/files/index.ts';
import { type Invocation, optionOf } from '../command.ts';
import { digestOfFile, isSame, type Manifest, names, readManifest } from './manifest.ts';
import { findPgTools, tablesInDump } from './pg-tools.ts';

const linePattern = /^([0-9a-f]{64}) {2}(files\/[0-9a-f]{2}\/[0-9a-f]{46})$/;
const atATime = 200;

/** One file of a backup: its path in the folder and the sum it had. */
export interface SumLine {
  path: string;
  sha256: string;
}

/** The files of the backup, in portions. */
export async function* readSums(folder: string): AsyncGenerator<SumLine[]> {
  let portion: SumLine[] = [];
  for await (const line of createInterface({ input: createReadStream(join(folder, names.sums)) })) {
    const [, sha256, path] = linePattern.exec(line) ?? [];
    if (sha256 === undefined || path === undefined) throw new Error('A line of the sums is damaged');
    portion.push({ path, sha256 });
    if (portion.length < atATime) continue;
    yield portion;
    portion = [];
  }
  yield portion;
}

async function problemsOfFiles(folder: string, { files }: Manifest): Promise<string[]> {
  const problems: string[] = [];
  let count = 0;
  for await (const lines of readSums(folder)) {
    count += lines.length;
    await forEach(lines, async ({ path, sha256 }) => {
      const digest = await digestOfFile(join(folder, path)).catch(() => undefined);
      if (!digest) problems.push(`Нет файла ${path}`);
      else if (digest.sha256 !== sha256) problems.push(`Повреждён файл ${path}`);
    });
  }
  if (count !== files.count) problems.push(`Файлов в списке ${count}, а в описи ${files.count}`);
  return problems;
}

async function problemsOfDump(folder: string, manifest: Manifest, pgBin: string | undefined): Promise<string[]> {
  const tools = await findPgTools(manifest.postgres.tool, pgBin);
  const found = await tablesInDump(tools, join(folder, names.database));
  return Object.keys(manifest.database.rows)
    .filter((name) => !found.has(name))
    .map((name) => `В ${names.database} нет таблицы ${name}`);
}

/** Everything that is wrong with the folder, a line each. */
export async function problemsOf(folder: string, manifest: Manifest, pgBin?: string): Promise<string[]> {
  const at = (name: string): Promise<boolean> =>
    digestOfFile(join(folder, name)).then(
      (digest) => isSame(digest, name === names.database ? manifest.database : manifest.files.sums),
      () => false,
    );
  const damaged = [];
  for (const name of [names.database, names.sums]) if (!(await at(name))) damaged.push(`Повреждён ${name}`);
  if (damaged.length > 0) return damaged;
  return [...(await problemsOfDump(folder, manifest, pgBin)), ...(await problemsOfFiles(folder, manifest))];
}

/** Proves the backup without restoring it and without its keys: sums, the list of the dump, counts. */
export async function verifyBackup(folder: string, call: Invocation): Promise<number> {
  const manifest = await readManifest(folder);
  const problems = await problemsOf(folder, manifest, optionOf(call, 'pg-bin'));
  for (const line of problems) call.complain(line);
  if (problems.length > 0) return 1;
  const { files, database } = manifest;
  call.say(
    `Копия цела: от ${manifest.createdAt}, файлов ${files.count}, таблиц ${Object.keys(database.rows).length}, движений баллов ${database.ledger['postings']}`,
  );
  if (files.missing.length > 0) call.say(`Файлов не было уже при копировании: ${files.missing.length}`);
  return 0;
}
