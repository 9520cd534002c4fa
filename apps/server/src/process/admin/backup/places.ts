import { readdir } from 'node:fs/promises';

import type { Config } from '../../../config.ts';
import { shards } from '../../../core/files/store/blobs.ts';
import { openBlobs } from '../../../core/files/store/open.ts';
import { Refusal } from '../command.ts';

/** Refuses a folder that is not new: what is there already, or cannot be looked at. */
export async function refuseTakenFolder(folder: string): Promise<void> {
  const there = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new Refusal(`Папка ${folder} не читается (${error.code})`);
  });
  if (there.length > 0) throw new Refusal(`Папка ${folder} не пуста: нужна своя, новая`);
}

/** Refuses a place of files that has any, on either shelf, or is of another installation than this one. */
export async function refuseTakenPlace(config: Config, installation: string): Promise<void> {
  const blobs = openBlobs(config, config.storage, () => Promise.resolve(installation));
  const other = 'Задайте пустую DATA_DIR, другую корзину или S3_PREFIX';
  // On the disk it would claim the folder.
  if (config.storage.kind === 's3') await blobs.prepare();
  if ((await blobs.owner()) === 'another') throw new Refusal(`Место файлов принадлежит другой установке. ${other}`);
  for (const shelf of ['files', 'aside'] as const) {
    for (const shard of shards) {
      for await (const { key } of blobs.list(shard, shelf)) {
        throw new Refusal(`В месте файлов уже лежат файлы (${key}). ${other}`);
      }
    }
  }
}
