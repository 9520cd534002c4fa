import { type RawBuilder, sql } from 'kysely';

import type { Scope } from '../../http/scope.ts';

/** Partners a reader may see, as a condition on `partners p`. */
export function partnersInScope(scope: Scope): RawBuilder<unknown> {
  if (scope.kind === 'all') return sql`true`;
  return scope.kind === 'partner' ? sql`p.id = ${scope.partnerId}::uuid` : sql`false`;
}
