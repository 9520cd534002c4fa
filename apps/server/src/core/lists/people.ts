import { type RawBuilder, sql } from 'kysely';

import type { PeopleSeen } from '../../http/scope.ts';
import { holding, phoneLike, type Search } from '../text/search.ts';

type Condition = RawBuilder<unknown>;

/** Of one's own list: it is about nobody else. */
export const nobodySeen: PeopleSeen = { names: false, phones: false };

/** Condition on `users u` of a search box, or undefined where the reader sees nothing it could be found by. */
export function personFound(search: Search, seen: PeopleSeen): Condition | undefined {
  if (search.kind === 'words' && seen.names) {
    return sql.join(
      search.terms.map((word) => sql`u.search_name like ${holding(word)}`),
      sql` and `,
    );
  }
  const whole = search.kind === 'phone' || search.kind === 'phoneOrInn';
  return whole && seen.phones ? sql`u.phone = ${search.phone}` : undefined;
}

/** Conditions on `users u` of a filter by phone: a masked phone is found by none of its digits. */
export const phoneAsked = (phone: string | undefined, { phones }: PeopleSeen): Condition[] =>
  phone?.trim() ? [phones ? phoneLike(sql`u.phone`, phone) : sql`false`] : [];
