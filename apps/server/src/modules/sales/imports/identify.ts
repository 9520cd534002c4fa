import { readSerial } from '@pribavka/forms/rules';

import type { Db } from '../../../db/open.ts';
import type { SaleLine } from './columns.ts';
import { findProducts } from './find.ts';

/**
 * A unit of goods stands in a file once, as its product compares numbers: `AB-1` and `ab1` are two units of marked goods
 * and one of any other. A line whose product or number is not clear is refused by itself.
 */
export async function identifyUnits(db: Db, lines: readonly SaleLine[]): Promise<(string | undefined)[]> {
  const products = await findProducts(
    db,
    lines.filter(({ serial }) => serial !== ''),
  );
  return lines.map(({ serial }) => {
    const product = serial === '' ? undefined : products.shift();
    if (!product) return undefined;
    const read = readSerial(serial, product);
    return read.ok ? `${product.id}|${read.key}` : undefined;
  });
}
