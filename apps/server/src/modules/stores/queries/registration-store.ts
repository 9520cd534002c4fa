import type { Db } from '../../../db/open.ts';

/** A shop a person may register in: it is open and its partner takes part. */
export interface RegistrationStore {
  storeId: string;
  partnerId: string;
}

/** The shop, or undefined when it is unknown, closed, or its partner is not active. */
export async function findRegistrationStore(db: Db, storeId: string): Promise<RegistrationStore | undefined> {
  const row = await db
    .selectFrom('stores')
    .innerJoin('partners', 'partners.id', 'stores.partnerId')
    .select(['stores.id as storeId', 'stores.partnerId'])
    .where('stores.id', '=', storeId)
    .where('stores.status', '=', 'active')
    .where('partners.status', '=', 'active')
    .executeTakeFirst();
  return row;
}
