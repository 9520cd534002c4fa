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
import { defineExport, type ExportOf } from '../../../core/exports/define.ts';
import { filtersOf, textOf } from '../../../core/exports/asked.ts';
import { dateCell } from '../../../core/tables/date-cell.ts';

const stateNames: Readonly<Record<AccrualRow['state'], string>> = {
  pending: 'Ожидает',
  active: 'Активно',
  returned: 'Возвращено',
  cancelled: 'Отменено',
};

export const promotionAccrualsExport: ExportOf = {
  kind: 'promotion_accruals_export',
  of: 'начислений по акции',
  sheet: 'Начисления по акции',
  header: [
    'Начислено',
    'Продажа',
    'Дата продажи',
    'Участник',
    'Партнёр',
    'Торговая точка',
    'Товар',
    'Артикул',
    'Единиц',
    'Баллы',
    'Возвращено',
    'Состояние',
    'Версия правила',
    'Активация',
  ],
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
    return inOrder(ids, await readAccruals(db, ids)).map((row) => [
      dateCell(row.at),
      saleNumber(row.saleNumber),
      dateCell(row.saleDate),
      scope.people.names ? row.memberName : hiddenPerson.name,
      row.partnerName,
      row.storeName,
      row.productName,
      row.article,
      row.units,
      row.points,
      row.returned,
      stateNames[row.state],
      row.ruleVersion,
      dateCell(row.activateAt),
    ]);
  },
};

export const exportPromotionAccruals = defineExport(promotionAccrualsExport);
