/** «Мои продажи»; the opened card and the form of a new sale are part of the address. */
export const salesUrl = (): string => '/sales';

export const saleUrl = (id: string): string => `/sales?${new URLSearchParams({ sale: id })}`;

/** The form of a new sale; `product` puts that product in the first line, `draft` goes on with a saved one. */
export function newSaleUrl(start: { product?: string; draft?: string } = {}): string {
  const query = new URLSearchParams({ new: start.draft ?? '1' });
  if (start.product) query.set('product', start.product);
  return `/sales?${query}`;
}

/** A sale that waits on this device, opened to be corrected. */
export const waitingSaleUrl = (id: string): string => `/sales?${new URLSearchParams({ waiting: id })}`;
