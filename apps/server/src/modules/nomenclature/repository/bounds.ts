import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { WrongFields } from '../../../http/problem.ts';
import { findExcess, readSettings } from '../../points-settings/index.ts';
import { basePointsOn } from '../policy.ts';
import type { Price } from './points-waiting.ts';

interface Priced {
  rrpKopecks: number | null | undefined;
  price: Price | undefined;
}

/** Points a product has on that day anyway are nothing new. */
async function newPointsOf(db: Db, id: string | undefined, price: Price | undefined): Promise<number | undefined> {
  if (!price || id === undefined) return price?.points;
  const { rows } = await sql<{ points: number }>`
    select ${basePointsOn(price.from)} as points from products p where p.id = ${id}::uuid`.execute(db);
  return rows[0]?.points === price.points ? undefined : price.points;
}

/** What of a product exceeds the bounds of the programme; what it has already stays, whatever else is changed. */
export async function productExcess(
  db: Db,
  { rrpKopecks, price }: Priced,
  fields: { rrp: string; points: string },
  known?: { id: string; rrpKopecks: number | null },
): Promise<WrongFields> {
  const settings = await readSettings(db);
  return findExcess(settings, [
    [fields.rrp, 'maxPriceKopecks', rrpKopecks === known?.rrpKopecks ? undefined : rrpKopecks],
    [fields.points, 'maxBasePoints', await newPointsOf(db, known?.id, price)],
  ]);
}
