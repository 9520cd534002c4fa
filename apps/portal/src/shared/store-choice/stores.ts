import { fold } from '../fold.ts';

/** A shop somebody has chosen, with what is shown of it. */
export interface ChosenStore {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly partnerName: string;
}

/** More shops than this get a search field. */
export const SEARCH_FROM = 4;

/** Shops whose name or address has every word of the query. */
export function findStores(stores: readonly ChosenStore[], query: string): ChosenStore[] {
  const wanted = fold(query).split(/\s+/).filter(Boolean);
  return stores.filter((store) => {
    const text = fold(`${store.name} ${store.address}`);
    return wanted.every((word) => text.includes(word));
  });
}
