import { caller } from './caller.ts';
import type { RunningServer } from './server.ts';

/** Every screen of a member, and what is opened over them by an address. */
export async function memberAddresses(server: RunningServer, login: string): Promise<string[]> {
  const member = await caller(server, login);
  const first = async (path: string): Promise<string> =>
    (await member.read<{ items: { id: string }[] }>('POST', path, { size: 1 })).items[0]!.id;
  const { items } = await member.read<{ items: { id: string; sale: { id: string } | null }[] }>(
    'POST',
    'transactions/transactions/list',
    { size: 100 },
  );
  // A sale with several movements is one row, explained by the formulas of the sale.
  const several = items.find(({ id, sale }) => sale && items.some((one) => one.id !== id && one.sale?.id === sale.id))!;
  return [
    '/dashboard',
    '/sales',
    '/sales?new=1',
    `/sales?sale=${await first('sales/sales/list')}`,
    '/sales?upload=1',
    '/my-points',
    '/my-points?tab=payouts',
    `/my-points?operation=${await first('transactions/transactions/list')}`,
    `/my-points?operation=${several.id}`,
    '/my-points?withdraw=1',
    '/promotions',
    '/promotions?tab=soon',
    `/promotion-detail/${await first('promotions/promotions/list')}`,
    '/nomenclature',
    `/nomenclature?product=${await first('nomenclature/products/list')}`,
    '/profile',
    ...['passport', 'cards', 'security', 'documents', 'notices', 'support'].map((tab) => `/profile?tab=${tab}`),
    '/profile?tab=support&write=1',
    '/nowhere',
    '/500',
  ];
}
