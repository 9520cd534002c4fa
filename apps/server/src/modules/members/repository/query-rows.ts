import { type RawBuilder, sql } from 'kysely';

import type { Vault } from '../../../crypto/index.ts';
import type { Db } from '../../../db/open.ts';
import type { Actor } from '../../../http/actor.ts';
import type { Scope } from '../../../http/scope.ts';
import type { ListSource } from '../../../core/lists/list-ids.ts';
import { memberFilters, type MemberListBody, memberSearch, memberSource, memberStatus, seenOf } from './filters.ts';
import { membersInScope } from '../policy.ts';

/** Rows of the list under its search and filters. */
export interface MemberQuery {
  search?: string | undefined;
  filters?: NonNullable<MemberListBody['filters']> | undefined;
  except?: readonly string[] | undefined;
}

type Reader = { db: Db; actor: Pick<Actor, 'grants'>; scope: Scope; vault: Vault };

/** Whom a query of the list is about, for acts on all of its rows. */
export async function memberRowsOf(
  ctx: Reader,
  { search, filters = {} }: MemberQuery,
): Promise<{ from: ListSource; where: RawBuilder<unknown>[] }> {
  const seen = seenOf(ctx);
  const found = memberSearch(search, seen);
  return {
    from: await memberSource(ctx.db, filters, 'registeredAt'),
    where: [
      membersInScope(ctx.scope),
      ...memberFilters(filters, seen),
      ...(found ? [found] : []),
      memberStatus(filters),
    ],
  };
}

/** Those of the chosen that the reader sees. */
export const memberRowsByIds = (scope: Scope, ids: readonly string[]) => ({
  from: sql`from users u`,
  where: [membersInScope(scope), sql`u.id = any(${[...ids]}::uuid[])`, sql`u.status <> 'deleted'`],
});
