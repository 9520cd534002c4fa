import type { RouteTable } from './types.ts';

export const erasureRoutes = {
  /**
   * A member's request to be forgotten (domain 3.1, 152-ФЗ): names, contacts, identity data, cards and picture go,
   * sales and operations stay without an identity. Refused while a payout is on its way; cannot be taken back.
   */
  'members.erase': {
    method: 'POST',
    path: '/v1/private/users/admin/users/{id}/erase',
    kind: 'command',
    access: 'memberPage.memberCard:update',
    audience: 'admin',
    audit: 'member',
  },
} as const satisfies RouteTable;
