import { sql } from 'kysely';

import type { Db } from '../../../../db/open.ts';
import type { ItemInput } from './input.ts';

const weight = 50;
// A list of attempts helps nobody: the first few are the sign.
const mostPerSale = 5;

/**
 * F1: the number is registered already, so this sale is refused; the one that holds it gets a sign for whoever checks
 * it (domain 3.13). One's own second attempt is no conflict. Answers the sale that holds the number, if it is another's.
 */
export async function noteConflict(db: Db, memberId: string, item: ItemInput | undefined): Promise<string | undefined> {
  if (!item?.serialKey) return undefined;
  // Locked: attempts at one moment are counted one after another, or each would be the first.
  const { rows } = await sql<{ saleId: string }>`
    select sale_id from serial_claims where product_id = ${item.productId} and serial_key = ${item.serialKey}
      and member_id <> ${memberId} for no key update`.execute(db);
  const saleId = rows[0]?.saleId;
  if (!saleId) return undefined;
  const text = `Номер ${item.serialNumber ?? ''} пытался зарегистрировать другой участник`;
  await sql`insert into sale_flags (sale_id, code, position, text, weight)
    select ${saleId}, 'F1', n, ${text}, ${weight} from (select count(*)::int as n from sale_flags
      where sale_id = ${saleId} and code = 'F1') f where n < ${mostPerSale} on conflict do nothing`.execute(db);
  return saleId;
}
