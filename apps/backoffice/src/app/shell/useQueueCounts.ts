import { useLive } from './useLive.ts';

/** How many wait for somebody's decision, by the section of the menu: counts of their own, no list is asked for them. */
export function useQueueCounts(): Record<string, number> {
  const { data } = useLive();
  return {
    participants: data?.members ?? 0,
    sales: data?.sales ?? 0,
    promotions: data?.promotions ?? 0,
    nomenclature: data?.products ?? 0,
    transactions: (data?.withdrawals ?? 0) + (data?.decisions ?? 0),
    support: data?.support ?? 0,
    'access-roles': data?.administrators ?? 0,
  };
}
