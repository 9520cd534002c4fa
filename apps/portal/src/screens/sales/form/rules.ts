import type { Rule } from '@pribavka/forms/rules';

import type { LineValues, SaleValues } from './values.ts';
import { kopecksOf, rublesOf } from './money.ts';
import { saleFormMessages as messages } from './messages.ts';

// Marks that differ by a capital are different units: of other spellings the server knows.
const serialOf = ({ serial = '' }: Pick<LineValues, 'serial'>): string => serial.trim();

/** Whether another line than `index` sells the same piece. */
export const hasTwin = (lines: readonly LineValues[], index: number, productId: string, serial: string): boolean =>
  lines.some(
    (other, at) => at !== index && other.product?.id === productId && serialOf(other) === serialOf({ serial }),
  );

/** A product with numbers is sold by its number; the same number twice is a slip. */
export const serialRule =
  (index: number): Rule =>
  (_value, values) => {
    const { lines } = values as SaleValues;
    const line = lines[index];
    if (!line?.product) return undefined;
    const serial = serialOf(line);
    if (serial === '') return line.product.serialRequired ? messages.serialMissing : undefined;
    return hasTwin(lines, index, line.product.id, serial) ? messages.serialTwice : undefined;
  };

export const priceRule =
  (most: number): Rule =>
  (value) => {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text === '') return undefined;
    const kopecks = kopecksOf(text);
    if (kopecks === undefined) return messages.priceWrong;
    return kopecks > most ? messages.priceLarge(rublesOf(most)) : undefined;
  };

/** A sale is proved by a photo or by the receipt's code; a photo on its way counts, the form waits for it. */
export const proofRule: Rule = (value, values) => {
  const { files, receipt } = values as SaleValues;
  const coming = ((value ?? []) as NonNullable<SaleValues['photos']>).some(({ status }) => status !== 'cancelled');
  return files.length === 0 && !receipt && !coming ? messages.proofMissing : undefined;
};
