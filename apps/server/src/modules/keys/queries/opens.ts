import { createKeyRing, createVault, type MasterKeys } from '../../../crypto/index.ts';
import type { Db } from '../../../db/open.ts';
import { cardKeyContext, fingerprintOf } from '../../payout-cards/index.ts';

/**
 * Whether these keys open and find what a database holds: by the traces the job leaves at the first start of every
 * installation. True for a database nobody has worked with.
 */
export async function opensWhatIsThere(db: Db, keys: MasterKeys): Promise<boolean> {
  const ring = createKeyRing(keys);
  const rows = await db
    .selectFrom('indexGenerations')
    .distinctOn('field')
    .select(['field', 'position', 'fingerprint', 'keySealed'])
    .orderBy('field')
    .orderBy('position', 'desc')
    .execute();
  return rows.every(({ field, position, fingerprint, keySealed }) => {
    if (!keySealed) return ring.indexKeys(field).some((key) => fingerprintOf(key) === fingerprint);
    try {
      createVault(ring).open(keySealed, cardKeyContext(field, String(position)));
      return true;
    } catch {
      return false;
    }
  });
}
