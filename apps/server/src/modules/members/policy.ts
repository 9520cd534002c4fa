import { type RawBuilder, sql } from 'kysely';

import type { Scope } from '../../http/scope.ts';

/**
 * Members a reader may see, as a condition on `users u`. A manufacturer sees no personal data at
 * all; a partner sees who works in his shops now.
 */
export function membersInScope(scope: Scope): RawBuilder<unknown> {
  switch (scope.kind) {
    case 'all':
      return sql`u.role_code = 'member'`;
    case 'partner':
      return sql`u.role_code = 'member' and u.partner_id = ${scope.partnerId}::uuid`;
    case 'own':
      return sql`u.role_code = 'member' and u.id = ${scope.userId}::uuid`;
    case 'manufacturer':
      return sql`false`;
  }
}
