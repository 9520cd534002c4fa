import type { Rule } from '@pribavka/forms/rules';

import type { LineValues, SaleValues } from './values.ts';
import { kopecksOf } from './money.ts';
import { saleFormMessages as messages } from './messages.ts';

const serialOf = ({ serial = '' }: LineValues): string => serial.trim().toUpperCase();

/** A product with numbers is sold by its number; the same number twice is a slip. */
export const serialRule =
  (index: number): Rule =>
  (_value, values) => {
    const { lines } = values as SaleValues;
    const line = lines[index];
    if (!line?.product) return undefined;
    const serial = serialOf(line);
    if (serial === '') return line.product.serialRequired ? messages.serialMissing : undefined;
    const twin = lines.some(
      (other, at) => at !== index && other.product?.id === line.product?.id && serialOf(other) === serial,
    );
    return twin ? messages.serialTwice : undefined;
  };

export const priceRule: Rule = (value) => {
  const text = typeof value === 'string' ? value.trim() : '';
  return text !== '' && kopecksOf(text) === undefined ? messages.priceWrong : undefined;
};

/** A sale is proved by a photo or by the receipt's code; a photo on its way counts, the form waits for it. */
export const proofRule: Rule = (value, values) => {
  const { files, receipt } = values as SaleValues;
  const coming = ((value ?? []) as NonNullable<SaleValues['photos']>).some(({ status }) => status !== 'cancelled');
  return files.length === 0 && !receipt && !coming ? messages.proofMissing : undefined;
};
