import type { Grant } from '../permissions.ts';
import { brands, products, promotionAccruals, promotions, serials } from './products.ts';
import { adjustments, operations, registries, sales, taxReport, withdrawals } from './money.ts';
import { manufacturers, members, partners, storeGroups, technical } from './people.ts';
import { logs, processes, support } from './service.ts';

/** Columns an export can have: the code the call names and the title that stands in the file. */
export const exportColumns = {
  members,
  partners,
  manufacturers,
  storeGroups,
  technical,
  products,
  serials,
  brands,
  promotions,
  promotionAccruals,
  sales,
  operations,
  adjustments,
  withdrawals,
  registries,
  taxReport,
  support,
  processes,
  logs,
} as const;

export type ExportName = keyof typeof exportColumns;
export type ExportColumn<N extends ExportName> = keyof (typeof exportColumns)[N] & string;

/** Columns a file has only by name. */
const byName: { readonly [N in ExportName]?: readonly ExportColumn<N>[] } = {
  members: ['risk', 'taxStatus', 'birthDate', 'passport', 'passportIssued', 'address', 'inn', 'snils'],
  partners: ['storeCode', 'storeName', 'address'],
  products: ['model', 'serialRequired', 'serialPattern', 'serialExample', 'isMarked', 'unit', 'description'],
  sales: [
    'externalNumber',
    'phone',
    'memberId',
    'storeCode',
    'receipt',
    'remark',
    'article',
    'gtin',
    'quantity',
    'price',
    'serial',
  ],
  adjustments: ['phone', 'direction', 'expiresAt'],
};

/** Every column of an export, in the order of its file. */
export const columnsOf = <N extends ExportName>(name: N): ExportColumn<N>[] =>
  Object.keys(exportColumns[name]) as ExportColumn<N>[];

/** Columns of a file that was asked for without a choice. */
export const usualColumns = <N extends ExportName>(name: N): ExportColumn<N>[] => {
  const asked: readonly string[] = byName[name] ?? [];
  return columnsOf(name).filter((column) => !asked.includes(column));
};

/** Columns a list does not show, and the right to the card that does. */
const ofCards: {
  readonly [N in ExportName]?: { readonly grant: Grant; readonly columns: readonly ExportColumn<N>[] };
} = {
  products: {
    grant: 'products.productDetail:read',
    columns: ['serialRequired', 'serialPattern', 'serialExample', 'isMarked', 'description'],
  },
  sales: { grant: 'sales.sale:read', columns: ['externalNumber', 'phone', 'memberId', 'receipt', 'remark'] },
};

/** The right a column asks for next to the one to its export; undefined where that is enough. */
export function columnGrant<N extends ExportName>(name: N, column: ExportColumn<N>): Grant | undefined {
  const card = ofCards[name];
  const columns: readonly string[] = card?.columns ?? [];
  return columns.includes(column) ? card?.grant : undefined;
}
