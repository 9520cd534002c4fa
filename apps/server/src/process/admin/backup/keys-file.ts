import { readFile, realpath, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { parseEnv } from 'node:util';

import { createReader } from '../../../config/reader.ts';
import { readKeys } from '../../../config/secrets.ts';
import type { MasterKeys } from '../../../crypto/index.ts';
import { Refusal } from '../command.ts';

/** Where a path leads, past the links on its way; what is not there yet is named in its folder. */
async function real(path: string): Promise<string> {
  const parent = dirname(path);
  if (parent === path) return path;
  return realpath(path).catch(async () => join(await real(parent), basename(path)));
}

/** Refuses a place inside the folder of the backup: one who finds it would have both. */
export async function refuseInside(folder: string, file: string): Promise<void> {
  const [outer, inner] = [await real(resolve(folder)), await real(resolve(file))];
  const way = relative(outer, inner);
  if (way.startsWith(`..${sep}`)) return;
  throw new Refusal('Ключи не кладут рядом с копией: кто получит одно, получит и другое. Задайте файл в другом месте');
}

const base64 = (key: Buffer): string => key.toString('base64');

/** Writes the keys as variables of the environment, for their owner alone; refuses a file that is there. */
export async function writeKeys(file: string, { current, keys, index, olderIndexes = [] }: MasterKeys): Promise<void> {
  const first = [...keys].toSorted(([a], [b]) => Number(b === current) - Number(a === current));
  const text = [
    `SECRET_KEYS=${first.map(([id, key]) => `${id}:${base64(key)}`).join(',')}`,
    `INDEX_KEY=${[index, ...olderIndexes].map(base64).join(',')}`,
    '',
  ].join('\n');
  await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    throw new Refusal(`Ключи не записаны в ${file}: ${(error as NodeJS.ErrnoException).code ?? 'ошибка'}`);
  });
}

/** Reads the keys back. */
export async function readKeysFile(file: string): Promise<MasterKeys> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw new Refusal(`Файл ключей ${file} не читается`);
  const problems: string[] = [];
  const keys = readKeys(createReader(parseEnv(text), { isProduction: false }, problems), problems);
  if (!keys || problems.length > 0) throw new Refusal(`В файле ${file} нет ключей SECRET_KEYS и INDEX_KEY`);
  return keys;
}
