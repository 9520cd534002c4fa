import { expect, it } from 'vitest';

import { adjustmentColumns } from '../../apps/backoffice/src/screens/transactions/adjustments/columns.tsx';
import { operationColumns } from '../../apps/backoffice/src/screens/transactions/operations/columns.tsx';
import { registryColumns } from '../../apps/backoffice/src/screens/transactions/registries/columns.tsx';
import { withdrawalColumns } from '../../apps/backoffice/src/screens/transactions/withdrawals/columns.tsx';

import { type ExportName, exportColumns } from '../../packages/api/src/export-columns/index.ts';

type Columns = readonly { readonly header: unknown }[];

const pairs: readonly (readonly [name: string, screen: Columns, file: ExportName])[] = [
  ['operations', operationColumns, 'operations'],
  ['adjustments', adjustmentColumns, 'adjustments'],
  ['withdrawals', withdrawalColumns, 'withdrawals'],
  ['registries', registryColumns, 'registries'],
];

it.each(pairs)('the file of %s has every column of the screen it is made from', (_, screen, file) => {
  // Of money the file names the unit, which the screen puts into the cell.
  const titles = new Set(Object.values<string>(exportColumns[file]).map((title) => title.replace(/, ₽$/, '')));
  expect(screen.length).toBeGreaterThan(5);
  expect(screen.map((column) => column.header).filter((title) => !titles.has(String(title)))).toEqual([]);
});
