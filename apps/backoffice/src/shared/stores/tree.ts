import type { Output } from '@pribavka/api';
import type { TreeNode } from '@pribavka/ui/table';

import { requisitesText } from '../company-option.ts';

export interface PickedStore {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly address: string;
  readonly partner: { readonly id: string; readonly name: string; readonly detail?: string | undefined };
}

/** Shops found by company, each with its partner. */
export const storesOfCompanies = (found: Output<'stores.findByCompanyName'>): PickedStore[] =>
  found.flatMap(({ partnerId, partnerName, inn, kpp, stores }) =>
    stores.map(({ id, name, code, address }) => ({
      id,
      name,
      code,
      address,
      partner: { id: partnerId, name: partnerName, detail: requisitesText({ inn, kpp }) },
    })),
  );

/** Partners with their shops: what was found and what is chosen, each shop once. */
export function treeOf(stores: readonly PickedStore[]): TreeNode[] {
  const partners = new Map<string, Pick<TreeNode, 'detail'> & { name: string; stores: Map<string, PickedStore> }>();
  for (const store of stores) {
    const { id, name, detail } = store.partner;
    const partner = partners.get(id) ?? { name, detail, stores: new Map() };
    partner.stores.set(store.id, store);
    partners.set(id, partner);
  }
  return [...partners].map(([id, partner]) => ({
    id: `partner-${id}`,
    label: partner.name,
    detail: partner.detail,
    children: [...partner.stores.values()].map((store) => ({
      id: store.id,
      label: store.name,
      detail: `${store.code}, ${store.address}`,
    })),
  }));
}
