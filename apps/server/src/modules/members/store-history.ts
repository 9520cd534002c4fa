import { v7 as uuid } from 'uuid';

import type { Db } from '../../db/open.ts';
import { addDays } from '../lists/days.ts';

/**
 * Moves a member to a shop from a day on: the present place ends the day before, the account shows
 * the new one. Moving on the same day again replaces the place of that day.
 */
export async function assignStore(
  tx: Db,
  move: {
    userId: string;
    storeId: string;
    partnerId: string;
    from: string;
    by?: string | undefined;
    at?: Date | undefined;
  },
): Promise<void> {
  const current = await tx
    .selectFrom('storeMemberships')
    .select(['id', 'storeId', 'validFrom'])
    .where('userId', '=', move.userId)
    .where('validTo', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (current?.storeId === move.storeId) return;
  if (current && current.validFrom >= move.from) {
    await tx.deleteFrom('storeMemberships').where('id', '=', current.id).execute();
  } else if (current) {
    await tx
      .updateTable('storeMemberships')
      .set({ validTo: addDays(move.from, -1) })
      .where('id', '=', current.id)
      .execute();
  }
  await tx
    .insertInto('storeMemberships')
    .values({
      id: uuid(),
      userId: move.userId,
      storeId: move.storeId,
      partnerId: move.partnerId,
      validFrom: move.from,
      createdBy: move.by ?? null,
      ...(move.at ? { createdAt: move.at } : {}),
    })
    .execute();
  await tx
    .updateTable('users')
    .set({ storeId: move.storeId, partnerId: move.partnerId })
    .where('id', '=', move.userId)
    .execute();
}
