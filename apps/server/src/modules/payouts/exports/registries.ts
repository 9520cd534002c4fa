import { sql } from 'kysely';

import { statusName } from '../../dictionary/index.ts';
import { inOrder } from '../../../core/lists/list-ids.ts';
import { registryNumber } from '../../../core/numbers.ts';
import { registryConditions, type RegistryFilters } from '../queries/list.ts';
import { readRegistries } from '../repository/registry.ts';
import { defineExport } from '../../../core/exports/define.ts';
import { exportOf } from '../../../core/exports/export-of.ts';
import { filtersOf, textOf } from '../../../core/exports/asked.ts';
import { dateCell } from '../../../core/tables/date-cell.ts';

/** Registries of the bank, a row each; their payouts are not in it. */
export const registriesExport = exportOf({
  name: 'registries',
  kind: 'registries_export',
  of: 'реестров выплат',
  sheet: 'Реестры выплат',
  source: (params, scope) => ({
    from: sql`from payout_registries r`,
    where: registryConditions(
      scope,
      filtersOf<RegistryFilters>(params),
      textOf(params, 'search'),
      textOf(params, 'decider'),
    ),
    id: sql`r.id`,
    order: { name: 'createdAt', expr: sql`r.formed_at`, type: 'timestamptz', direction: 'desc' },
  }),
  async rows(db, ids) {
    return inOrder(ids, await readRegistries(db, ids));
  },
  cells: {
    number: (row) => registryNumber(row.number),
    formedAt: (row) => dateCell(row.formedAt),
    formedBy: (row) => row.formedByName,
    items: (row) => row.items,
    net: (row) => row.netKopecks / 100,
    status: (row) => statusName('registry', row.status),
    approvedBy: (row) => row.approvedByName,
  },
});

export const exportRegistries = defineExport(registriesExport);
