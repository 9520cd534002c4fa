import type { Output } from '@pribavka/api';
import type { TreeNode } from '@pribavka/ui/table';

export interface PickedStore {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly address: string;
  readonly partner: { readonly id: string; readonly name: string };
}

/** Shops found by company, each with its partner. */
export const storesOfCompanies = (found: Output<'stores.findByCompanyName'>): PickedStore[] =>
  found.flatMap(({ partnerId, partnerName, stores }) =>
    stores.map(({ id, name, code, address }) => ({
      id,
      name,
      code,
      address,
      partner: { id: partnerId, name: partnerName },
    })),
  );

/** Partners with their shops: what was found and what is chosen, each shop once. */
export function treeOf(stores: readonly PickedStore[]): TreeNode[] {
  const partners = new Map<string, { name: string; stores: Map<string, PickedStore> }>();
  for (const store of stores) {
    const partner = partners.get(store.partner.id) ?? { name: store.partner.name, stores: new Map() };
    partner.stores.set(store.id, store);
    partners.set(store.partner.id, partner);
  }
  return [...partners].map(([id, partner]) => ({
    id: `partner-${id}`,
    label: partner.name,
    children: [...partner.stores.values()].map((store) => ({
      id: store.id,
      label: store.name,
      detail: `${store.code}, ${store.address}`,
    })),
  }));
}
