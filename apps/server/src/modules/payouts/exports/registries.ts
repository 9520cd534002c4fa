import { sql } from 'kysely';

import { statusName } from '../../dictionary/index.ts';
import { inOrder } from '../../../core/lists/list-ids.ts';
import { registryNumber } from '../../../core/numbers.ts';
import { registryConditions, type RegistryFilters } from '../queries/list.ts';
import { readRegistries } from '../repository/registry.ts';
import { defineExport, type ExportOf } from '../../../core/exports/define.ts';
import { filtersOf, textOf } from '../../../core/exports/asked.ts';
import { dateCell } from '../../../core/tables/date-cell.ts';

/** Registries of the bank, a row each; their payouts are not in it. */
export const registriesExport: ExportOf = {
  kind: 'registries_export',
  of: 'реестров выплат',
  sheet: 'Реестры выплат',
  header: ['№', 'Сформирован', 'Кто сформировал', 'Заявок', 'К выплате, ₽', 'Статус', 'Кто утвердил'],
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
    return inOrder(ids, await readRegistries(db, ids)).map((row) => [
      registryNumber(row.number),
      dateCell(row.formedAt),
      row.formedByName,
      row.items,
      row.netKopecks / 100,
      statusName('registry', row.status),
      row.approvedByName,
    ]);
  },
};

export const exportRegistries = defineExport(registriesExport);
