import type { Selectable } from 'kysely';

import type { Db } from '../db/open.ts';
import type { DB } from '../db/types.gen.ts';

type Field = Selectable<DB['indexGenerations']>['field'];
type Generation = Pick<Selectable<DB['indexGenerations']>, 'position' | 'fingerprint' | 'keySealed'>;

/** Keys a blind index has been made with, the first one first. */
export const readGenerations = (db: Db, field: Field): Promise<Generation[]> =>
  db
    .selectFrom('indexGenerations')
    .select(['position', 'fingerprint', 'keySealed'])
    .where('field', '=', field)
    .orderBy('position')
    .execute();

/** The index is made with this key from now on; another process may have noted it already. */
export async function noteGeneration(
  db: Db,
  field: Field,
  made: Pick<Generation, 'position' | 'fingerprint'> & { keySealed?: Buffer | undefined },
): Promise<void> {
  await db
    .insertInto('indexGenerations')
    .values({ field, ...made })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
