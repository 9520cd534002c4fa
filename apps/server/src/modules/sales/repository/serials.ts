import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { ProductFacts } from '../commands/register/facts.ts';
import type { ItemInput } from '../commands/register/input.ts';

type Serial = Pick<ItemInput, 'productId' | 'serialKey'>;

/** What the registry says of a number of one product (domain 3.6). Whether it is claimed is known from sales. */
export type SerialState = 'free' | 'blocked';

/** Numbers the registry knows, by `serialPlace`; of products that have no registry nothing is asked. */
export type SerialFacts = ReadonlyMap<string, SerialState>;

export const serialPlace = ({ productId, serialKey }: Serial): string => `${productId} ${serialKey}`;

/** One query, and none at all while no product of the sale has a registry. */
export async function readSerials(
  db: Db,
  items: readonly Serial[],
  products: ReadonlyMap<string, Pick<ProductFacts, 'serialSource'>>,
): Promise<SerialFacts> {
  const asked = items.filter(
    ({ productId, serialKey }) => serialKey !== undefined && products.get(productId)?.serialSource === 'registry',
  );
  if (asked.length === 0) return new Map();
  const { rows } = await sql<{ productId: string; serialKey: string; status: SerialState }>`
    select s.product_id, s.serial_key, s.status
    from unnest(${asked.map(({ productId }) => productId)}::uuid[], ${asked.map(({ serialKey }) => serialKey)}::text[])
      as q(product, key)
    join serial_registry s on s.product_id = q.product and s.serial_key = q.key`.execute(db);
  return new Map(rows.map((row) => [serialPlace(row), row.status]));
}

/** What the registry has against a number, undefined when nothing. */
export const registryProblem = (
  product: Pick<ProductFacts, 'serialSource'>,
  state: SerialState | undefined,
): 'registry' | 'blocked' | undefined => {
  if (product.serialSource !== 'registry' || state === 'free') return undefined;
  return state ?? 'registry';
};
