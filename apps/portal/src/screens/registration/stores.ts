import type { ChosenStore } from './state.ts';

/** More shops than this get a search field. */
export const SEARCH_FROM = 6;

const fold = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** Shops whose name or address has every word of the query. */
export function findStores(stores: readonly ChosenStore[], query: string): ChosenStore[] {
  const wanted = fold(query).split(/\s+/).filter(Boolean);
  return stores.filter((store) => {
    const text = fold(`${store.name} ${store.address}`);
    return wanted.every((word) => text.includes(word));
  });
}
