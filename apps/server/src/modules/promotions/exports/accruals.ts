import { inOrder } from '../../../core/lists/list-ids.ts';
import {
  accrualConditions,
  type AccrualFilters,
  type AccrualRow,
  accrualSource,
  inStates,
  newestFirst,
  readAccruals,
} from '../queries/accruals.ts';
import { sql } from 'kysely';

import { saleNumber } from '../../../core/numbers.ts';
import { hiddenPerson } from '../../sales/index.ts';
import { defineExport } from '../../../core/exports/define.ts';
import { exportOf } from '../../../core/exports/export-of.ts';
import { filtersOf, textOf } from '../../../core/exports/asked.ts';
import { dateCell } from '../../../core/tables/date-cell.ts';

const stateNames: Readonly<Record<AccrualRow['state'], string>> = {
  pending: 'Ждёт проверки',
  active: 'Начислено',
  returned: 'Возвращено',
  cancelled: 'Отменено',
};

export const promotionAccrualsExport = exportOf({
  name: 'promotionAccruals',
  kind: 'promotion_accruals_export',
  of: 'начислений по акции',
  sheet: 'Начисления по акции',
  source: (params, scope) => {
    const filters = filtersOf<AccrualFilters>(params);
    return {
      from: accrualSource,
      where: [
        ...accrualConditions(textOf(params, 'promotionId') ?? '', filters, textOf(params, 'search'), scope),
        ...inStates(filters.states),
      ],
      id: sql`a.id`,
      order: newestFirst,
    };
  },
  async rows(db, ids, scope) {
    const hidden = !scope.people.names;
    return inOrder(ids, await readAccruals(db, ids)).map((row) =>
      hidden ? { ...row, memberName: hiddenPerson.name } : row,
    );
  },
  cells: {
    at: (row) => dateCell(row.at),
    sale: (row) => saleNumber(row.saleNumber),
    saleDate: (row) => dateCell(row.saleDate),
    member: (row) => row.memberName,
    partner: (row) => row.partnerName,
    store: (row) => row.storeName,
    product: (row) => row.productName,
    article: (row) => row.article,
    units: (row) => row.units,
    points: (row) => row.points,
    returned: (row) => row.returned,
    state: (row) => stateNames[row.state],
    version: (row) => row.ruleVersion,
    activateAt: (row) => dateCell(row.activateAt),
  },
});

export const exportPromotionAccruals = defineExport(promotionAccrualsExport);
