import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';

import type { Config } from '../../config.ts';
import { StoreUnavailableError } from '../../core/files/store/blobs.ts';
import type { FileStore } from '../../core/files/store/sealed.ts';
import { postgresErrors, sqlState } from '../../db/sql-errors.ts';
import { freeBytes } from '../../telemetry/health/checks.ts';
import { type Check, Trouble, troubleOf } from './check.ts';

const gib = 1024 ** 3;

async function lookAtDisk({ dataDir }: Config): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const free = (await freeBytes(dataDir)) / gib;
    if (free < 1) throw new Trouble(`свободно ${free.toFixed(1)} ГиБ`, 'освободите место: нужен хотя бы 1 ГиБ');
    return `свободно ${free.toFixed(1)} ГиБ`;
  } catch (error) {
    throw troubleOf(error, 'проверьте, что DATA_DIR есть и пользователь процесса может в неё писать');
  }
}

const refusalOfOwner = (why: string, { dataDir }: Config): Trouble =>
  new Trouble(
    `папка файлов принадлежит другой установке: ${why}`,
    'задайте другую папку в DATA_DIR или, если той установки больше нет, удалите ' +
      resolve(dataDir, 'files', 'installation'),
  );

/** Refuses the files of another installation, as the start does; false where the database does not say whose they are. */
async function isOfThisDatabase({ blobs }: FileStore, config: Config): Promise<boolean> {
  try {
    if ((await blobs.owner()) === 'another') throw refusalOfOwner('её база другая', config);
    return true;
  } catch (error) {
    if (error instanceof Trouble || error instanceof StoreUnavailableError) throw error;
    // The first start over an empty database makes an id that no folder has.
    if (sqlState(error) === postgresErrors.unknownTable) throw refusalOfOwner('здесь база пуста', config);
    return false;
  }
}

/** A file there and back: sealed, read, compared, removed. */
async function lookAtStorage(store: FileStore, config: Config): Promise<string> {
  const bytes = Buffer.from('pribavka doctor');
  try {
    const isOurs = await isOfThisDatabase(store, config);
    const storageKey = await store.put(bytes);
    try {
      const read: Buffer[] = [];
      for await (const part of store.read({ storageKey, keyId: store.keyId })) read.push(Buffer.from(part));
      if (!Buffer.concat(read).equals(bytes)) throw new Trouble('прочитано не то, что записано', 'проверьте диск');
      return `файл записан, прочитан и удалён${isOurs ? '' : '; чья папка, без базы не узнать'}`;
    } finally {
      await store.remove(storageKey);
    }
  } catch (error) {
    throw troubleOf(error, 'проверьте права и место там, где лежат файлы');
  }
}

/** Where files lie. */
export const fileChecks = (config: Config, store: FileStore): Check[] => [
  { title: 'диск', look: () => lookAtDisk(config) },
  { title: 'хранилище файлов', look: () => lookAtStorage(store, config) },
];
