import { sql } from 'kysely';

import type { JobContext } from '../../../jobs/context.ts';

/**
 * Nothing is under an earlier key any more: a process may start without it (`process/key-prints.ts`). Earlier is one that
 * no process has started to seal with since: in the middle of a change the job may run where the old key still is first.
 */
export async function retireKeys({ db, ring }: JobContext): Promise<void> {
  await sql`update key_prints k set retired_at = now() from key_prints present
    where present.kind = k.kind and present.id = case k.kind when 'secret' then ${ring.currentId} else ${ring.indexPrint} end
      and k.used_at < present.used_at and k.retired_at is null`.execute(db);
}
