import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

import { StartupError } from '../../../startup-error.ts';
import {
  type BlobStore,
  checkedKey,
  isKey,
  MissingFileError,
  type Shelf,
  shards,
  StoreUnavailableError,
} from './blobs.ts';

const markerName = 'installation';
const partPattern = /^[0-9a-f]{46}\.[0-9a-f]{8}\.part$/;

// Of the disk, not of the request: no room, read only, broken, out of descriptors, away.
const troubles = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  'EMFILE',
  'ENFILE',
  'EACCES',
  'EPERM',
  'ESTALE',
  'ENODEV',
  'ENOTDIR',
]);

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** What a failure of the file system means to the one who uses the store; other failures stay what they are. */
function meaningOf(error: unknown): unknown {
  const code = codeOf(error) ?? '';
  if (code === 'ENOENT')
    return new MissingFileError('ENOENT: the bytes of a stored file are not here', { cause: error });
  return troubles.has(code) ? new StoreUnavailableError(`The disk of the files: ${code}`, { cause: error }) : error;
}

async function orElse<T>(work: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return otherwise;
    throw meaningOf(error);
  }
}

/** Files in a folder of this machine, or one that all processes share. `installation` gives the id of the database. */
export function createDiskBlobs(folder: string, installation: () => Promise<string>): BlobStore {
  const folderOf = (shelf: Shelf): string => (shelf === 'files' ? folder : join(folder, 'aside'));
  const pathOf = (key: string, shelf: Shelf = 'files'): string => join(folderOf(shelf), checkedKey(key));
  const marker = join(folder, markerName);
  const named = async (): Promise<string | undefined> => (await orElse(readFile(marker, 'utf8'), undefined))?.trim();
  // Written aside, so that it has its content with its name; another process that starts now may have been first.
  const claim = async (own: string): Promise<void> => {
    const aside = `${marker}.${randomBytes(4).toString('hex')}`;
    try {
      await writeFile(aside, `${own}\n`, { flag: 'wx', mode: 0o600 });
      await link(aside, marker).catch((error: unknown) => {
        // Some shares of a network have no second names: there the last of two wins, and both look again.
        if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(codeOf(error) ?? '')) throw error;
        return rename(aside, marker);
      });
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    } finally {
      await rm(aside, { force: true });
    }
  };

  return {
    async prepare() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const own = await installation();
      if ((await named()) === undefined) await claim(own);
      if ((await named()) === own) return;
      throw new StartupError(
        `Папка файлов ${resolve(folder)} принадлежит другой установке: её база другая. ` +
          `Задайте другую папку в DATA_DIR или, если той установки больше нет, удалите ${resolve(marker)}. Сервер не запущен.`,
      );
    },
    async owner() {
      const name = await named();
      if (name === undefined) return 'nobody';
      return name === (await installation()) ? 'us' : 'another';
    },
    async write(key, parts) {
      const path = pathOf(key);
      // Written whole and synced before it gets its name.
      const part = `${path}.${randomBytes(4).toString('hex')}.part`;
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        const handle = await open(part, 'wx', 0o600);
        try {
          for await (const bytes of parts) await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true }).catch(() => undefined);
        throw meaningOf(error);
      }
    },
    // Opened on the first read: a missing file fails its reader, not the process.
    async *read(key) {
      try {
        yield* createReadStream(pathOf(key)) as AsyncIterable<Buffer>;
      } catch (error) {
        throw meaningOf(error);
      }
    },
    async stat(key) {
      const found = await orElse(stat(pathOf(key)), undefined);
      return found && { key, size: found.size, changedAt: found.mtime };
    },
    async remove(key, shelf) {
      await orElse(rm(pathOf(key, shelf)), undefined);
    },
    async *list(shard, shelf = 'files') {
      const place = join(folderOf(shelf), shard);
      for (const name of await orElse(readdir(place), [])) {
        const key = `${shard}/${name}`;
        const found = isKey(key) ? await orElse(stat(join(place, name)), undefined) : undefined;
        if (found) yield { key, size: found.size, changedAt: found.mtime };
      }
    },
    async move(key, to) {
      const path = pathOf(key, to);
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await rename(pathOf(key, to === 'files' ? 'aside' : 'files'), path);
        const now = new Date();
        await utimes(path, now, now);
      } catch (error) {
        throw meaningOf(error);
      }
    },
    async sweepParts(before) {
      for (const shard of shards) {
        for (const name of await orElse(readdir(join(folder, shard)), [])) {
          const path = join(folder, shard, name);
          const found = partPattern.test(name) ? await orElse(stat(path), undefined) : undefined;
          if (found && found.mtime < before) await rm(path, { force: true });
        }
      }
    },
  };
}
