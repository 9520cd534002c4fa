import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';

import type { Db } from '../../../db/open.ts';
import { addDays } from '../../../core/calendar.ts';
import { noteOnAccount } from '../../accounts/index.ts';
import { liveSale } from './rows.ts';
import { closeSatisfied } from './store-requests.ts';

/** A word about where a member works from a day on. */
export interface StoreMove {
  userId: string;
  storeId: string;
  partnerId: string;
  /** Today or earlier: the account shows the shop at once. */
  from: string;
  by?: string | undefined;
  at?: Date | undefined;
}

type Place = { id: string; storeId: string; validFrom: string; validTo: string | null };

/** Places of the days from the move on, the earliest first; only the first may begin before. */
const placesFrom = (tx: Db, { userId, from }: StoreMove): Promise<Place[]> =>
  tx
    .selectFrom('storeMemberships')
    .select(['id', 'storeId', 'validFrom', 'validTo'])
    .where('userId', '=', userId)
    .where((eb) => eb.or([eb('validTo', 'is', null), eb('validTo', '>=', from)]))
    .orderBy('validFrom')
    .forUpdate()
    .execute();

/** Frees the days from the move on: the place before ends the day before, those after it are gone. */
async function makeRoom(tx: Db, { from }: StoreMove, places: readonly Place[]): Promise<void> {
  for (const { id, validFrom } of places) {
    await (validFrom < from
      ? tx
          .updateTable('storeMemberships')
          .set({ validTo: addDays(from, -1) })
          .where('id', '=', id)
          .execute()
      : tx.deleteFrom('storeMemberships').where('id', '=', id).execute());
  }
}

/** Extends the period in the reported shop to the day and leaves it open-ended; creates it if there is none. */
async function settle(tx: Db, move: StoreMove, known: Place | undefined): Promise<string> {
  const { userId, storeId, partnerId, from, by, at } = move;
  const validFrom = known && known.validFrom < from ? known.validFrom : from;
  await (known
    ? tx.updateTable('storeMemberships').set({ validFrom, validTo: null }).where('id', '=', known.id).execute()
    : tx
        .insertInto('storeMemberships')
        .values({
          id: uuid(),
          userId,
          storeId,
          partnerId,
          validFrom,
          createdBy: by ?? null,
          ...(at ? { createdAt: at } : {}),
        })
        .execute());
  return validFrom;
}

/**
 * From the day on the member works in the shop, and the account shows it. The latest report wins: periods known for
 * later days are replaced, so no day has two shops. `since` is when the period began, which is earlier than the
 * reported day if the member already worked there.
 */
export async function assignStore(tx: Db, move: StoreMove): Promise<{ since: string; moved: boolean }> {
  const places = await placesFrom(tx, move);
  const known = places.find(({ storeId }) => storeId === move.storeId);
  if (known?.validTo === null && known.validFrom <= move.from) return { since: known.validFrom, moved: false };
  await makeRoom(
    tx,
    move,
    places.filter((place) => place !== known),
  );
  const since = await settle(tx, move, known);
  await noteOnAccount(tx, move.userId, { storeId: move.storeId, partnerId: move.partnerId });
  await closeSatisfied(tx, move);
  return { since, moved: true };
}

/**
 * The last day after the move on which the member has sold in another shop: a sale belongs to the shop of its day
 * (domain 3.4). The day of the move itself may have sales of both.
 */
export async function lastSaleElsewhere(tx: Db, { userId, storeId, from }: StoreMove): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select max(x.sale_date) as day from sales x where x.member_id = ${userId}::uuid and x.sale_date > ${from}::date
      and x.store_id <> ${storeId}::uuid and x.${liveSale}`.execute(tx);
  return rows[0]?.day ?? undefined;
}
