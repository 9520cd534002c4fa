import { parseProductMark } from '@pribavka/forms/rules';

import type { ProductShort } from '../shared/contract.ts';

interface KeptRow {
  readonly key: string;
  readonly data: unknown;
  readonly at: number;
}

interface Asked {
  readonly query?: { readonly search?: string; readonly limit?: number; readonly code?: string };
}

/** Answers of the search that may be made of kept lists. */
export const isSearch = (key: string): boolean => key === 'products.shortList' || key === 'products.byCode';

const textOf = ({ name, article, brand }: ProductShort): string => `${name} ${article} ${brand ?? ''}`.toLowerCase();

function bySearch(products: readonly ProductShort[], { query }: Asked): ProductShort[] {
  const parts = (query?.search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const found = products.filter((product) => parts.every((part) => textOf(product).includes(part)));
  return found.slice(0, query?.limit ?? 20);
}

const whole = (gtin: string): string => gtin.padStart(14, '0');

function byCode(products: readonly ProductShort[], { query }: Asked): unknown {
  const code = query?.code ?? '';
  const read = parseProductMark(code);
  const gtin = whole(read.ok ? read.mark.gtin : code);
  const product = products.find((one) => one.gtin !== null && whole(one.gtin) === gtin);
  return product && { product, serialNumber: read.ok ? read.mark.serial : null };
}

/**
 * Answers a search of products from the lists that were kept, as the server would: every part of what was typed is in
 * the name, the article or the brand; a bar code or a marking code names its product. Undefined when no list was kept,
 * or when none holds the code: the product may still be in the programme.
 */
export function searchKept(
  key: string,
  input: unknown,
  rows: readonly KeptRow[],
): { data: unknown; at: number } | undefined {
  const lists = rows.filter((row) => row.key === 'products.shortList');
  const products = new Map(lists.flatMap(({ data }) => (data as ProductShort[]).map((one) => [one.id, one])));
  if (products.size === 0) return undefined;
  const answer = (key === 'products.byCode' ? byCode : bySearch)([...products.values()], input as Asked);
  return answer === undefined ? undefined : { data: answer, at: Math.min(...lists.map(({ at }) => at)) };
}
