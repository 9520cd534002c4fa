import { type RawBuilder, sql } from 'kysely';

import type { PromotionMechanic, PromotionStatus } from '@pribavka/api';

import type { Db } from '../../../db/open.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import type { Conditions, Limits, Mechanic, PromotionRule } from '../domain/rules.ts';

export type PromotionRecord = {
  id: string;
  number: number;
  name: string;
  shortText: string;
  description: string;
  imageFileId: string | null;
  rulesFileId: string | null;
  ownerKind: 'programme' | 'manufacturer';
  manufacturerId: string | null;
  manufacturerName: string | null;
  status: PromotionStatus;
  visibility: 'all' | 'targeted' | 'hidden';
  priority: number;
  startsAt: Date;
  endsAt: Date;
  submitUntil: Date | null;
  budgetPoints: number | null;
  authoredBy: string | null;
  coAuthors: string[];
  updatedAt: Date;
  updatedBy: string | null;
  approvedBy: string | null;
  spent: number;
  reserved: number;
  versionId: string;
  ruleNumber: number;
  hasFixedGroups: boolean;
  groupsFixedAt: Date | null;
  mechanic: PromotionMechanic;
  params: unknown;
  conditions: Conditions;
  limits: Limits;
  stackMode: PromotionRule['stackMode'];
  version: number;
};

/** Of `promotion_versions v`: the shops of its groups were written down at the start. */
export const fixedGroups = sql<boolean>`exists (select from promotion_fixings f where f.version_id = v.id)`;

export async function readPromotions(db: Db, condition: RawBuilder<unknown>, limit = 200): Promise<PromotionRecord[]> {
  const { rows } = await sql<PromotionRecord>`
    select p.*, v.id as version_id, v.number as rule_number, v.mechanic, v.params, v.conditions, v.limits, v.stack_mode, m.name as manufacturer_name,
      f.fixed_at is not null as has_fixed_groups, f.fixed_at as groups_fixed_at,
      coalesce(b.spent, 0)::bigint as spent, coalesce(b.reserved, 0)::bigint as reserved
    from promotions p join promotion_versions v on v.id = p.current_version_id
    left join manufacturers m on m.id = p.manufacturer_id
    left join promotion_fixings f on f.version_id = v.id
    left join lateral (select sum(spent) as spent, sum(reserved) as reserved from promotion_budgets
      where promotion_id = p.id) b on true
    where ${condition} limit ${limit}`.execute(db);
  return rows;
}

export const mechanicOf = (record: PromotionRecord): Mechanic =>
  ({ mechanic: record.mechanic, params: record.params }) as unknown as Mechanic;

/** The record as the calculation takes it. */
export const ruleOf = (record: PromotionRecord): PromotionRule => ({
  ...mechanicOf(record),
  promotionId: record.id,
  versionId: record.versionId,
  versionNumber: record.ruleNumber,
  name: record.name,
  onlyProductsOf: record.manufacturerId ?? undefined,
  hasFixedGroups: record.hasFixedGroups,
  from: programmeDay(record.startsAt),
  to: programmeDay(record.endsAt),
  submitUntil: record.submitUntil ? programmeDay(record.submitUntil) : undefined,
  conditions: record.conditions,
  limits: record.limits,
  stackMode: record.stackMode,
  priority: record.priority,
});

export const budgetLeft = (record: PromotionRecord): number | null =>
  record.budgetPoints === null ? null : Math.max(0, record.budgetPoints - record.spent - record.reserved);

// Less than a tenth: worth hurrying, worth saying.
export const isBudgetLow = (record: PromotionRecord): boolean => {
  const left = budgetLeft(record);
  return left !== null && record.budgetPoints !== null && left * 10 < record.budgetPoints;
};

/** What the member has earned by each of them. */
export async function readProgress(
  db: Db,
  memberId: string,
  ids: readonly string[],
): Promise<Map<string, { units: number; points: number }>> {
  const { rows } = await sql<{ id: string; units: number; points: number }>`
    select a.promotion_id as id, sum(i.quantity)::int as units, sum(a.points - a.returned)::bigint as points
    from accruals a join sale_items i on i.id = a.sale_item_id
    where a.member_id = ${memberId} and a.promotion_id = any(${[...ids]}::uuid[]) and a.status <> 'cancelled'
    group by 1`.execute(db);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}
