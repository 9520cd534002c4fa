import { type RawBuilder, sql } from 'kysely';

import { programmeZone } from '../../../http/wire-date.ts';

/** `periodEnd` of a column; null stays null. */
export function endOfPeriod(column: RawBuilder<unknown>): RawBuilder<unknown> {
  const local = sql`(${column} at time zone ${programmeZone()})`;
  return sql`(case when ${local}::time = '00:00' then (${local} + interval '1 day') at time zone ${programmeZone()} else ${column} end)`;
}
