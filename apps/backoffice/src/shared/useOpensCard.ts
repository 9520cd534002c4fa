import type { Grant } from '@pribavka/api';
import { useAllowed } from '@pribavka/api/react';

/** Rights to a list and to a card of it. A card lies over its list: without the list its address is a 404. */
const rights = {
  sale: ['sales.salesListAdmin:read', 'sales.sale:read'],
  operation: ['transactionPage.transactionListAdmin:read', 'transactionPage.detailTransaction:read'],
} as const satisfies Record<string, readonly [list: Grant, card: Grant]>;

/** Whether a link to a card of this kind leads the person anywhere. */
export function useOpensCard(kind: keyof typeof rights): boolean {
  const [list, card] = rights[kind];
  const seesList = useAllowed(list);
  return useAllowed(card) && seesList;
}
