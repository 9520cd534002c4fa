/** The catalogue; `product` opens that product's card. */
export const nomenclatureUrl = (product?: string): string =>
  product ? `/nomenclature?${new URLSearchParams({ product })}` : '/nomenclature';

/** Products of promotions the member may take part in, found by a text. */
export const promotedProductsUrl = (search: string): string =>
  `/nomenclature?${new URLSearchParams({ ...(search && { q: search }), promotion: '1' })}`;
