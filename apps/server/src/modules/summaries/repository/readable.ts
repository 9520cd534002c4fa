import { type RawBuilder, sql } from 'kysely';

const most = Number.MAX_SAFE_INTEGER;

/**
 * Money of everybody together. A few dozen sales with prices from the ceiling are more than a number holds exactly: until
 * they are refused the sum says so much and no more, and the page goes on.
 */
export const readable = (sum: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`greatest(least(${sum}, ${most}::bigint), -${most}::bigint)::bigint`;
