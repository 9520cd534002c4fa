import { startExport } from '../../../core/exports/start.ts';
import type { Output } from '../../../http/contract.ts';
import { exportPromotionAccruals, promotionAccrualsExport } from './accruals.ts';
import { requireVisible } from '../queries/accruals.ts';
import type { Ctx } from '../../../http/context.ts';
import { sql } from 'kysely';

import { statusName } from '../../dictionary/index.ts';
import { inOrder } from '../../../core/lists/list-ids.ts';
import { adminConditions, type AdminFilters, countGiven, seesBudget } from '../queries/list.ts';
import { mechanicOf, readPromotions } from '../../promotion-rules/index.ts';
import { benefitOf } from '../texts/badges.ts';
import { among } from '../../../core/lists/conditions.ts';
import { promotionNumber } from '../../../core/numbers.ts';
import { defineExport } from '../../../core/exports/define.ts';
import { exportOf } from '../../../core/exports/export-of.ts';
import { filtersOf, textOf } from '../../../core/exports/asked.ts';
import { dateCell } from '../../../core/tables/date-cell.ts';

export const promotionsExport = exportOf({
  name: 'promotions',
  kind: 'promotions_export',
  of: 'акций',
  sheet: 'Акции',
  source: (params, scope) => {
    const filters = filtersOf<AdminFilters>(params);
    const one = textOf(params, 'status');
    return {
      from: sql`from promotions p`,
      where: [
        ...adminConditions(filters, textOf(params, 'search'), scope, textOf(params, 'decider')),
        ...among('p.status', one ? [one] : filters.statuses, 'text'),
      ],
      id: sql`p.id`,
      order: { name: 'startsAt', expr: sql`p.starts_at`, type: 'timestamptz', direction: 'desc' },
    };
  },
  async rows(db, ids, scope) {
    const records = await readPromotions(db, sql`p.id = any(${[...ids]}::uuid[])`, ids.length);
    const given = await countGiven(db, ids, scope);
    return inOrder(ids, records).map((record) => ({
      ...record,
      benefit: benefitOf(mechanicOf(record)),
      ...(seesBudget(scope) ? {} : { budgetPoints: null, spent: null, reserved: null }),
      sales: given.get(record.id)?.sales ?? 0,
      members: given.get(record.id)?.members ?? 0,
    }));
  },
  cells: {
    number: (record) => promotionNumber(record.number),
    name: (record) => record.name,
    benefit: (record) => record.benefit,
    manufacturer: (record) => record.manufacturerName,
    startsAt: (record) => dateCell(record.startsAt),
    endsAt: (record) => dateCell(record.endsAt),
    budget: (record) => record.budgetPoints,
    spent: (record) => record.spent,
    reserved: (record) => record.reserved,
    sales: (record) => record.sales,
    members: (record) => record.members,
    status: (record) => statusName('promotion', record.status),
  },
});

export const exportPromotions = defineExport(promotionsExport);

export async function startAccrualsExport(
  ctx: Ctx<'promotions.exportAccruals'>,
): Promise<Output<'promotions.exportAccruals'>> {
  await requireVisible(ctx.db, ctx.params.id, ctx.scope);
  const asked = { ...ctx.body, promotionId: ctx.params.id };
  return startExport(ctx, promotionAccrualsExport, exportPromotionAccruals, asked);
}
