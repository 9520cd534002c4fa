import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { fieldProblem } from '../../../http/problem.ts';

/**
 * A product that carries marks from now on has its numbers compared byte for byte, those it has had too. The way back
 * would make one unit of several, so a product with numbers does not take it.
 */
export async function changeKeys(db: Db, productId: string, isMarked: boolean): Promise<void> {
  if (!isMarked) {
    const { rows } = await sql`select from products p where p.id = ${productId}::uuid and (
      exists (select from sale_items i where i.product_id = p.id and i.serial_key is not null)
      or exists (select from serial_registry r where r.product_id = p.id))`.execute(db);
    if (rows.length > 0) throw fieldProblem('PRODUCT_MARKED', 'isMarked');
    return;
  }
  await sql`select sale_keys_of_marks(${productId}::uuid)`.execute(db);
  await sql`update serial_registry set serial_key = serial_number where product_id = ${productId}::uuid`.execute(db);
}
