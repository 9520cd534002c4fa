import { type RawBuilder, sql } from 'kysely';

import type { Scope } from '../../../http/scope.ts';

/**
 * Rows of `sales s` the reader may see. A draft belongs to its author alone: nobody checks what was
 * not sent.
 */
export function visibleSales(scope: Scope): RawBuilder<unknown> {
  switch (scope.kind) {
    case 'own':
      return sql`s.member_id = ${scope.userId}`;
    case 'partner':
      return sql`(s.partner_id = ${scope.partnerId} and s.status <> 'draft')`;
    case 'manufacturer':
      return sql`(s.status <> 'draft' and exists (select from sale_items si join products sp on sp.id = si.product_id
        where si.sale_id = s.id and si.removed_at is null and sp.manufacturer_id = ${scope.manufacturerId}))`;
    case 'all':
      return sql`s.status <> 'draft'`;
  }
}
