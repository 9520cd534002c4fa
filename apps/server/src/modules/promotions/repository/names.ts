import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Conditions } from '../../promotion-rules/index.ts';

/** What a rule refers to, by its id or code. */
export interface Named {
  id: string;
  name: string;
  detail: string | null;
}
export type NameOf = (id: string) => string | undefined;

const kinds = {
  brands: ['brandIds', 'excludeBrandIds'],
  products: ['productIds', 'excludeProductIds'],
  categories: ['categoryIds', 'excludeCategoryIds'],
  manufacturers: ['manufacturerIds', 'excludeManufacturerIds'],
  partners: ['partnerIds', 'excludePartnerIds'],
  stores: ['storeIds', 'excludeStoreIds'],
  groups: ['storeGroupIds', 'excludeStoreGroupIds'],
} as const satisfies Record<string, readonly (keyof Conditions)[]>;

interface Asking {
  conditions: Conditions;
  /** Of a set. */
  productIds?: readonly string[] | undefined;
  manufacturerId?: string | null | undefined;
}

const idsOf = (rules: readonly Asking[], kind: keyof typeof kinds): string[] => [
  ...new Set([
    ...rules.flatMap(({ conditions }) => kinds[kind].flatMap((key) => conditions[key] ?? [])),
    ...(kind === 'products' ? rules.flatMap(({ productIds }) => productIds ?? []) : []),
    ...(kind === 'manufacturers' ? rules.flatMap(({ manufacturerId }) => manufacturerId ?? []) : []),
  ]),
];

/** Names of everything these rules refer to, in one statement; what is gone has none. */
export async function readNames(db: Db, rules: readonly Asking[]): Promise<Named[]> {
  const of = (kind: keyof typeof kinds) => sql`any(${idsOf(rules, kind)}::uuid[])`;
  const positions = [...new Set(rules.flatMap(({ conditions }) => conditions.positions ?? []))];
  const { rows } = await sql<Named>`
    select b.id::text as id, b.name, m.name as detail from brands b join manufacturers m on m.id = b.manufacturer_id
      where b.id = ${of('brands')}
    union all select id::text, name, article from products where id = ${of('products')}
    union all select id::text, name, null from categories where id = ${of('categories')}
    union all select id::text, name, null from manufacturers where id = ${of('manufacturers')}
    union all select id::text, name, legal_name from partners where id = ${of('partners')}
    union all select s.id::text, s.name, concat_ws(', ', p.name, nullif(s.address, '')) from stores s
      join partners p on p.id = s.partner_id where s.id = ${of('stores')}
    union all select id::text, name, null from store_groups where id = ${of('groups')}
    union all select code, name, null from positions where code = any(${positions}::text[])
    order by 2, 1`.execute(db);
  return rows;
}

/** Only those this rule refers to. */
export const namesOf = (rule: Asking, all: readonly Named[]): Named[] => {
  const asked = new Set<string>([
    ...(Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) => idsOf([rule], kind)),
    ...(rule.conditions.positions ?? []),
  ]);
  return all.filter(({ id }) => asked.has(id));
};

export function nameIn(all: readonly Named[]): NameOf {
  const known = new Map(all.map(({ id, name }) => [id, name]));
  return (id) => known.get(id);
}
