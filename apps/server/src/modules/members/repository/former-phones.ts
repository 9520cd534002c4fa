import type { Db } from '../../../db/open.ts';

/** A number the account leaves: the member who has it next may be the same person (F7 of domain 3.13). */
export async function rememberPhone(tx: Db, userId: string, phone: string | null, until: Date): Promise<void> {
  if (phone === null) return;
  await tx
    .insertInto('formerPhones')
    .values({ userId, phone, until })
    .onConflict((conflict) => conflict.columns(['userId', 'phone']).doUpdateSet({ until }))
    .execute();
}
