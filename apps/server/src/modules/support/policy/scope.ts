import { type RawBuilder, sql } from 'kysely';

import type { Actor } from '../../../http/actor.ts';
import type { Scope } from '../../../http/scope.ts';

/**
 * Rows of `support_requests r` the reader may see. A company reads what its own accounts have written; what one of
 * its sellers writes is between him and the programme.
 */
export function visibleRequests(scope: Scope): RawBuilder<unknown> {
  switch (scope.kind) {
    case 'all':
      return sql`true`;
    case 'own':
      return sql`r.author_id = ${scope.userId}::uuid`;
    case 'partner':
      return sql`(r.by_company and r.partner_id = ${scope.partnerId}::uuid)`;
    case 'manufacturer':
      return sql`(r.by_company and r.manufacturer_id = ${scope.manufacturerId}::uuid)`;
  }
}

/** «Мои обращения»: those on whose author's side the reader stands. */
export const ownRequests = (actor: Pick<Actor, 'id'>, scope: Scope): RawBuilder<unknown> =>
  scope.kind === 'all' ? sql`r.author_id = ${actor.id}::uuid` : visibleRequests(scope);

/** Which end of the thread a reader of a visible request holds. Nobody answers himself. */
export const sideOf = (
  actor: Pick<Actor, 'id'>,
  scope: Scope,
  request: { authorId: string | null },
): 'author' | 'desk' => (scope.kind === 'all' && request.authorId !== actor.id ? 'desk' : 'author');
