import type { ListBody, ListKey, Row } from '../lists.ts';
import { useCommand } from './use-command.ts';
import { usePagedList } from './use-paged-list.ts';
import { useQuery } from './use-query.ts';

/* Checked by the compiler only: what hooks take and what they refuse. */

export function useEverything() {
  const profile = useQuery('users.profile');
  const sale = useQuery('sales.get', { params: { id: '1' } });
  const list = usePagedList('sales.list', { page: 2, filters: { statuses: ['draft'] } });
  const cancel = useCommand('sales.cancel', { invalidates: ['sales.*', 'points.get'] });
  const number: string | undefined = sale.data?.number ?? list.items[0]?.number;

  // @ts-expect-error a command is never a cache key
  useQuery('sales.create');
  // @ts-expect-error a query carries no idempotency key
  useCommand('sales.list');
  // @ts-expect-error path parameters are missing
  useQuery('sales.get');
  // @ts-expect-error the answer is no list
  usePagedList('users.profile', {});
  // @ts-expect-error a filter nobody knows
  usePagedList('sales.list', { filters: { color: 'red' } });
  // @ts-expect-error an area nobody knows
  useCommand('sales.cancel', { invalidates: ['sale.*'] });
  // @ts-expect-error a command cannot be asked again
  useCommand('sales.cancel', { invalidates: ['sales.submit'] });

  return { profile: profile.data?.user.lastName, number, cancel };
}

export const listKey: ListKey = 'members.list';
// @ts-expect-error no list
export const noList: ListKey = 'members.get';
export const body: ListBody<'members.list'> = { size: 20, sort: [{ field: 'fullName', direction: 'asc' }] };
export const name = (row: Row<'members.list'>): string => row.fullName;
