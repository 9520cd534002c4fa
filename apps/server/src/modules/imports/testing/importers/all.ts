import { partners, products, serials } from './goods.ts';
import { failed, paid } from './payouts.ts';
import { adjustments } from './points.ts';
import { list, sales } from './sales.ts';

/** Everything the product takes a table for. */
export const importers = { partners, products, serials, adjustments, sales, list, paid, failed } as const;
export type ImporterName = keyof typeof importers;
