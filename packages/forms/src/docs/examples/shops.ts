export interface Shop {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly sales: number;
}

const cities = ['Уфа', 'Казань', 'Пермь'] as const;

export const shops: readonly Shop[] = Array.from({ length: 64 }, (_, at) => ({
  id: String(at + 1),
  name: `«Мастерок» № ${at + 1}`,
  city: cities[at % cities.length] ?? 'Уфа',
  sales: (at * 37) % 211,
}));

export interface Asked {
  readonly page: number;
  readonly pageSize: number;
  /** Id of a column; a minus before it sorts downwards. */
  readonly sort: string | undefined;
}

/** Stands for a request to your server. */
export async function askShops({ page, pageSize, sort }: Asked): Promise<{ rows: readonly Shop[]; total: number }> {
  await new Promise((done) => setTimeout(done, 300));
  const sign = sort?.startsWith('-') === true ? -1 : 1;
  const sorted = sort === undefined ? shops : shops.toSorted((left, right) => sign * (left.sales - right.sales));
  return { rows: sorted.slice((page - 1) * pageSize, page * pageSize), total: shops.length };
}
