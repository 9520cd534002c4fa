import { noteKeyOf } from '../../../core/files/files.ts';
import type { JobContext } from '../../../jobs/context.ts';
import { throwAll, Undecryptable } from '../domain/undecryptable.ts';

const batch = 100;

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

// Under the lock of its row: two processes do not write one file.
const reencryptFile = (ctx: JobContext, id: string): Promise<boolean> =>
  ctx.transaction(async ({ db, store }) => {
    const file = await db
      .selectFrom('files')
      .select(['storageKey', 'keyId'])
      .where('id', '=', id)
      .where('keyId', 'is distinct from', store.keyId)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!file) return false;
    await store.reencrypt(file).catch((error: unknown) => {
      // A file that was deleted keeps its row when its bytes are gone.
      if (!isGone(error)) throw error;
    });
    await noteKeyOf(db, id, store.keyId);
    return true;
  });

/**
 * Puts under the present key every file under an earlier one or under none; returns how many files. Throws after all
 * of them when some do not open.
 */
export async function reencryptFiles(ctx: JobContext): Promise<number> {
  let done = 0;
  let last = '00000000-0000-0000-0000-000000000000';
  const undecryptable = new Undecryptable('Files');
  for (;;) {
    const rows = await ctx.db
      .selectFrom('files')
      .select('id')
      .where('id', '>', last)
      .where('keyId', 'is distinct from', ctx.store.keyId)
      .orderBy('id')
      .limit(batch)
      .execute();
    for (const { id } of rows) {
      const isDone = await reencryptFile(ctx, id).catch((error: unknown) => undecryptable.add(id, error));
      if (isDone) done += 1;
    }
    last = rows.at(-1)?.id ?? last;
    if (rows.length < batch) break;
  }
  throwAll(undecryptable.failures());
  return done;
}
