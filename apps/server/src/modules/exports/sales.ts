import { sql } from 'kysely';

import { wireDateTimeOrNull } from '../../http/wire-date.ts';
import { statusName } from '../dictionary/statuses.ts';
import { inOrder } from '../lists/list-ids.ts';
import { among, saleSearch } from '../sales/filters.ts';
import { readSaleItems, sumsOf } from '../sales/items.ts';
import { saleNumber } from '../sales/numbers.ts';
import { readRecords } from '../sales/record.ts';
import { hidesPeople, visibleSales } from '../sales/scope.ts';
import { defineExport, type ExportOf } from './define.ts';
import { duringDays, textOf } from './period.ts';

export const salesExport: ExportOf = {
  kind: 'sales_export',
  of: 'продаж',
  sheet: 'Продажи',
  header: [
    'Номер',
    'Дата продажи',
    'Отправлена',
    'Статус',
    'Участник',
    'Партнёр',
    'Торговая точка',
    'Товары',
    'Серийные номера',
    'Сумма, ₽',
    'Баллы',
    'Причина',
  ],
  source: (params, scope) => ({
    from: sql`from sales s`,
    where: [
      visibleSales(scope),
      sql`s.submitted_at is not null`,
      ...duringDays('s.submitted_at', params),
      ...among('s.status', textOf(params, 'status') ? [textOf(params, 'status') ?? ''] : undefined, 'text'),
      ...saleSearch(textOf(params, 'search'), !hidesPeople(scope)),
    ],
    id: sql`s.id`,
    order: { name: 'submittedAt', expr: sql`s.submitted_at`, type: 'timestamptz', direction: 'desc' },
  }),
  async rows(db, ids, scope) {
    const [records, items] = [await readRecords(db, ids), await readSaleItems(db, ids, scope)];
    return inOrder(ids, records).map((sale) => {
      const lines = items.get(sale.id) ?? [];
      const sums = hidesPeople(scope) ? sumsOf(lines) : { totalKopecks: sale.totalKopecks, points: sale.pointsTotal };
      return [
        saleNumber(sale.number),
        sale.saleDate,
        wireDateTimeOrNull(sale.submittedAt),
        statusName('sale', sale.status),
        hidesPeople(scope) ? 'Участник' : sale.memberName,
        sale.partnerName,
        sale.storeName,
        lines.map((line) => `${line.product.name} × ${line.quantity}`).join('; '),
        lines.flatMap((line) => line.serialNumber ?? []).join('; '),
        sums.totalKopecks / 100,
        sums.points,
        sale.reasonText,
      ];
    });
  },
};

export const exportSales = defineExport(salesExport);
