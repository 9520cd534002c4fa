import { expect, it } from 'vitest';

import { adjustmentColumns } from '../../apps/backoffice/src/screens/transactions/adjustments/columns.tsx';
import { operationColumns } from '../../apps/backoffice/src/screens/transactions/operations/columns.tsx';
import { registryColumns } from '../../apps/backoffice/src/screens/transactions/registries/columns.tsx';
import { withdrawalColumns } from '../../apps/backoffice/src/screens/transactions/withdrawals/columns.tsx';
import { adjustmentsExport } from '../../apps/server/src/modules/adjustments/export.ts';
import { operationsExport } from '../../apps/server/src/modules/operations/export.ts';
import { registriesExport } from '../../apps/server/src/modules/payouts/exports/registries.ts';
import { withdrawalsExport } from '../../apps/server/src/modules/withdrawals/export.ts';

type Columns = readonly { readonly header: unknown }[];

const pairs: readonly (readonly [name: string, screen: Columns, file: { readonly header: unknown }])[] = [
  ['operations', operationColumns, operationsExport],
  ['adjustments', adjustmentColumns, adjustmentsExport],
  ['withdrawals', withdrawalColumns, withdrawalsExport],
  ['registries', registryColumns, registriesExport],
];

it.each(pairs)('the file of %s has every column of the screen it is made from', (_, screen, { header }) => {
  // Of money the file names the unit, which the screen puts into the cell.
  const titles = new Set((header as readonly string[]).map((title) => title.replace(/, ₽$/, '')));
  expect(screen.length).toBeGreaterThan(5);
  expect(screen.map((column) => column.header).filter((title) => !titles.has(String(title)))).toEqual([]);
});
