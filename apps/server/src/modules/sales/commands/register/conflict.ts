import { sql } from 'kysely';

import { saleNumber } from '../../../../core/numbers.ts';
import type { Db } from '../../../../db/open.ts';
import { fieldProblem, type Problem } from '../../../../http/problem.ts';
import type { ItemInput } from './input.ts';
import type { PreparedSale } from './payload.ts';

const weight = 50;
// A list of attempts helps nobody: the first few are the sign.
const mostPerSale = 5;

/** A serial number or a receipt that is taken, at its field. */
export const claimProblem = (state: string | undefined, itemIndex: number): Problem =>
  state === 'PB020'
    ? // What is noted for the moderator stays, though the sale is refused.
      fieldProblem(
        'SALE_SERIAL_DUPLICATE',
        `items[${Math.max(0, itemIndex)}].serialNumber`,
        {},
        { commitOnFailure: true },
      )
    : fieldProblem('SALE_RECEIPT_USED', 'receipt.qr');

/** The same document of the partner's system once more; an integration learns which sale it has become. */
export async function externalIdProblem(db: Db, { context, facts, request }: PreparedSale): Promise<Problem> {
  if (context.actor.kind !== 'technical') return fieldProblem('SALE_EXTERNAL_TAKEN', 'externalId');
  const { rows } = await sql<{ id: string; number: number; status: string; version: number }>`
    select id, number, status, version from sales
    where store_id = ${facts.store?.id} and external_id = ${request.body.externalId}`.execute(db);
  const current = rows[0] && { ...rows[0], number: saleNumber(rows[0].number) };
  return fieldProblem('SALE_EXTERNAL_TAKEN', 'externalId', {}, { current });
}

/**
 * F1: the number is registered already, so this sale is refused; the one that holds it gets a flag for its moderator
 * (domain 3.13). One's own second attempt is no conflict. Answers the sale that holds the number, if it is another's.
 */
async function flagConflict(db: Db, memberId: string, item: ItemInput | undefined): Promise<string | undefined> {
  if (!item?.serialKey) return undefined;
  // Locked: attempts at one moment are counted one after another, or each would be the first.
  const { rows } = await sql<{ saleId: string }>`
    select sale_id from serial_claims where product_id = ${item.productId} and serial_key = ${item.serialKey}
      and member_id <> ${memberId} for no key update`.execute(db);
  const saleId = rows[0]?.saleId;
  if (!saleId) return undefined;
  const text = `Номер ${item.serialNumber ?? ''} указан и в продаже другого участника`;
  await sql`insert into sale_flags (sale_id, code, position, text, weight)
    select ${saleId}, 'F1', n, ${text}, ${weight} from (select count(*)::int as n from sale_flags
      where sale_id = ${saleId} and code = 'F1') f where n < ${mostPerSale} on conflict do nothing`.execute(db);
  return saleId;
}

/** The flag for the moderator, and the attempt in the audit trail. `itemId`: the item whose number is taken. */
export async function recordConflict(
  db: Db,
  { context, items, itemIds }: PreparedSale,
  itemId: string | undefined,
): Promise<void> {
  const saleId = await flagConflict(db, context.memberId, items[itemIds.indexOf(itemId ?? '')]);
  if (saleId === undefined) return;
  context.audit?.({
    entityType: 'sale',
    entityId: saleId,
    entityLabel: 'Занятый серийный номер',
    result: 'denied',
    code: 'SALE_SERIAL_DUPLICATE',
  });
}
