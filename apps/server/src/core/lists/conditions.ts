import { firstMoment, lastMoment } from '../../http/wire-date.ts';
import { sql, type RawBuilder } from 'kysely';
import { sqlType, type SqlType } from '../../db/sql-types.ts';

// One value by «=»: then an index on (column, order) gives the rows in order, which it cannot for a set.
export const among = (
  column: string,
  values: readonly string[] | undefined,
  type: SqlType = 'uuid',
): RawBuilder<unknown>[] => {
  if (!values || values.length === 0) return [];
  const [only, ...others] = values;
  const kind = sqlType(type);
  return others.length === 0
    ? [sql`${sql.ref(column)} = ${only}::${kind}`]
    : [sql`${sql.ref(column)} = any(${[...values]}::${kind}[])`];
};

/** A period over a moment; a border that is a day is meant as a whole. */
export const during = (column: string, period: { from?: string | undefined; to?: string | undefined } | undefined) => [
  ...(period?.from ? [sql`${sql.ref(column)} >= ${firstMoment(period.from)}`] : []),
  ...(period?.to ? [sql`${sql.ref(column)} <= ${lastMoment(period.to)}`] : []),
];
