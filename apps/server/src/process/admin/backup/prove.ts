import type { Manifest } from './manifest.ts';
import { fileRows, forEach, isWhole } from '../../../modules/files/index.ts';
import { proveAll } from '../../../modules/ledger/index.ts';
import type { AdminContext } from '../context.ts';

const sample = 20;

/** Opens files with the keys, a sample of them spread over all or each; answers what does not open, a line each. */
async function openFiles(
  { db, store }: Pick<AdminContext, 'db' | 'store'>,
  manifest: Manifest,
  all: boolean,
): Promise<{ opened: number; wrong: string[] }> {
  const lost = new Set(manifest.files.missing);
  const every = all ? 1 : Math.max(1, Math.floor(manifest.files.count / sample));
  const wrong: string[] = [];
  let [seen, opened] = [0, 0];
  for await (const rows of fileRows(db)) {
    await forEach(rows, async (row) => {
      if (lost.has(row.id)) return;
      if (!(await store.blobs.stat(row.storageKey))) {
        // A deleted row keeps nothing after a month.
        if (row.deletedAt === null) wrong.push(`Нет файла: ${row.id}`);
        return;
      }
      seen += 1;
      if ((seen - 1) % every !== 0) return;
      opened += 1;
      const content = store.read(row) as AsyncIterable<Buffer>;
      if (!(await isWhole(content, row).catch(() => false))) wrong.push(`Файл не открывается: ${row.id}`);
    });
  }
  if (manifest.files.count > 0 && opened === 0) wrong.push('Ни один файл не открыт ключами');
  return { opened, wrong };
}

/** Everything that is not as it was, a line each: the ledger, every file in its place, a sample of them opened. */
export async function proveRestored(
  ctx: Pick<AdminContext, 'db' | 'now' | 'store'>,
  manifest: Manifest,
  { all, say }: { all: boolean; say: (line: string) => void },
): Promise<string[]> {
  const { problems } = await proveAll(ctx.db, ctx.now());
  const files = await openFiles(ctx, manifest, all);
  say(`Баллы: расхождений ${problems.length}. Файлов открыто ключами: ${files.opened}`);
  return [...problems.map(({ problem }) => `Баллы: ${problem}`), ...files.wrong];
}
