import { quoted } from '@pribavka/ui';

import { fold } from '../../shared/fold.ts';
import type { ProductRow } from '../../shared/contract.ts';

/** Whether the name says the brand itself, as a word of its own: «Перфоратор «Стрежень» П-28». */
const namesBrand = (name: string, brand: string): boolean =>
  ` ${fold(name).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(
    ` ${fold(brand)
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `,
  );

/** The line under a product's name; the brand stands in it only when the name does not have it. */
export function aboutProduct({
  name,
  brand,
  article,
  category,
}: Pick<ProductRow, 'name' | 'brand' | 'article' | 'category'>): string {
  return [brand && !namesBrand(name, brand.name) && quoted(brand.name), article, category?.name]
    .filter(Boolean)
    .join(' · ');
}
