import { createReadStream } from 'node:fs';
import { join } from 'node:path';

import { forEach } from '../../../modules/files/index.ts';
import { Refusal } from '../command.ts';
import type { AdminContext } from '../context.ts';
import { copyCounted, names } from './manifest.ts';
import { readSums } from './verify.ts';

/** Puts the files of a backup into the store of the installation, as they lie; each is compared with its sum on the way. */
export async function putFiles(ctx: AdminContext, folder: string): Promise<void> {
  const { blobs } = ctx.store;
  await blobs.prepare();
  for await (const lines of readSums(folder)) {
    await forEach(lines, async ({ path, sha256 }) => {
      const key = path.slice(names.files.length + 1);
      const bytes = createReadStream(join(folder, path)) as AsyncIterable<Buffer>;
      const digest = await copyCounted(bytes, (parts) => blobs.write(key, parts));
      if (digest.sha256 !== sha256) throw new Refusal(`Файл ${path} прочитан не таким, каким был`);
    });
  }
}
