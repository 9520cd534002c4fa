/** The catalogue; `product` opens that product's card. */
export const nomenclatureUrl = (product?: string): string =>
  product ? `/nomenclature?${new URLSearchParams({ product })}` : '/nomenclature';
