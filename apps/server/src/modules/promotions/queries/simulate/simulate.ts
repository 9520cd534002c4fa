import type { Ctx } from '../../../../http/context.ts';
import type { Output } from '../../../../http/contract.ts';
import { fieldMessage, invalid } from '../../../../http/problem.ts';
import { programmeDay } from '../../../../http/wire-date.ts';
import { hiddenPerson } from '../../../sales/index.ts';
import { addDays, monthStart } from '../../../../core/calendar.ts';
import { readSettings } from '../../../points-settings/index.ts';
import {
  appliesToItem,
  appliesToSale,
  calculate,
  saleFactsOf,
  type ItemFacts,
  type PromotionRule,
  type SaleFacts,
} from '../../../promotion-rules/index.ts';
import { checkForm, ruleOfForm } from '../../domain/form.ts';
import { UsageTracker } from './usage.ts';
import { Overlaps } from './overlaps.ts';
import { countSales, type PastItem, type PastSale, type Period, walkSales } from './sales.ts';

type Simulation = Output<'promotions.simulate'>;

const maxSales = 20_000;
const topSize = 10;

const daysOf = ({ from, to }: Period): number => (new Date(to).getTime() - new Date(from).getTime()) / 86_400_000 + 1;

/** The calendar month before the present one. */
function lastMonth(now: Date): Period {
  const to = addDays(monthStart(programmeDay(now)), -1);
  return { from: monthStart(to), to };
}

/** Nobody has asked for this period: its last days will do when all of it is too much. */
async function lastDays(period: Period, isTooLong: (period: Period) => Promise<boolean>): Promise<Period> {
  let length = daysOf(period);
  for (; length > 1; length = Math.ceil(length / 2)) {
    const shorter = { from: addDays(period.to, 1 - length), to: period.to };
    if (!(await isTooLong(shorter))) return shorter;
  }
  return { from: period.to, to: period.to };
}

function checkPeriod({ from, to }: Period): void {
  if (to < from) throw invalid({ 'period.to': 'PERIOD_ENDS_EARLY' });
  if (addDays(from, 366) < to) throw invalid({ 'period.to': 'PERIOD_YEAR' });
}

/** The draft as a rule that holds on every day of the period. */
const ruleOver = (
  form: Ctx<'promotions.simulate'>['body']['promotion'],
  period: Period,
  owner: string | undefined,
): PromotionRule => {
  const { mechanic, ...rest } = ruleOfForm(form);
  return {
    ...mechanic,
    ...rest,
    promotionId: 'draft',
    versionId: 'draft',
    name: form.name,
    onlyProductsOf: owner,
    hasFixedGroups: false,
    from: period.from,
    to: period.to,
    submitUntil: undefined,
    priority: form.priority ?? 0,
  };
};

const saleFacts = (sale: PastSale, rateKopecks: number): SaleFacts =>
  saleFactsOf(sale, { saleDate: sale.saleDate, submittedOn: sale.saleDate, soldAt: sale.receiptAt, rateKopecks });

const itemFacts = (item: PastItem): ItemFacts => ({
  key: item.id,
  productId: item.productId,
  brandId: item.brandId ?? undefined,
  categoryId: item.categoryId ?? undefined,
  manufacturerId: item.manufacturerId,
  quantity: item.quantity,
  priceKopecks: item.priceKopecks ?? undefined,
  basePoints: item.basePoints,
});

interface Given {
  units: number;
  points: number;
  itemIds: string[];
  /** The budget has let less through than the rule would give. */
  isCut: boolean;
}

/** One sale by the draft alone, against what it has given before. */
function play(rule: PromotionRule, sale: PastSale, memory: UsageTracker, rateKopecks: number): Given {
  const facts = saleFacts(sale, rateKopecks);
  const items = sale.items.map(itemFacts);
  const fitting = appliesToSale(rule, facts) ? items.filter((item) => appliesToItem(rule, item)) : [];
  const past = memory.pastOf(sale);
  const budgets = memory.budgets(rule);
  const made = calculate(facts, items, [rule], { past, budgets });
  const isCut = budgets.size > 0 && calculate(facts, items, [rule], { past }).total > made.total;
  const paid = made.items.filter(({ bonuses }) => bonuses.length > 0);
  const keys = new Set(paid.map(({ key }) => key));
  const points = paid.flatMap(({ bonuses }) => bonuses).reduce((sum, bonus) => sum + bonus.points, 0);
  const sold = fitting.reduce((sum, item) => sum + item.quantity, 0);
  memory.add(sale, sold, points);
  const units = items.filter(({ key }) => keys.has(key)).reduce((sum, item) => sum + item.quantity, 0);
  return { units, points, itemIds: [...keys], isCut };
}

/** What the draft would have given over the sales of a period (domain 3.8, I8: by the calculation of real sales). */
export async function simulatePromotion(ctx: Ctx<'promotions.simulate'>): Promise<Simulation> {
  const { db, scope } = ctx;
  const { promotion: form, promotionId } = ctx.body;
  if (ctx.body.period) checkPeriod(ctx.body.period);
  await checkForm(db, form);
  const { rateKopecks, saleSubmitDays } = await readSettings(db);
  const isTooLong = async (asked: Period): Promise<boolean> =>
    (await countSales(db, scope, asked, saleSubmitDays, maxSales + 1)) > maxSales;
  const period = ctx.body.period ?? (await lastDays(lastMonth(ctx.now()), isTooLong));
  if (await isTooLong(period)) {
    throw invalid({ 'period.to': fieldMessage('PERIOD_SALES', { n: maxSales }) });
  }
  const rule = ruleOver(form, period, scope.kind === 'manufacturer' ? scope.manufacturerId : form.manufacturerId);
  const memory = new UsageTracker(form.budgetPoints);
  const overlaps = new Overlaps();
  const people = new Map<string, { name: string; sales: number; points: number }>();
  const sum = { salesSeen: 0, sales: 0, units: 0, points: 0 };
  let budgetEndsOn: string | null = null;
  for await (const sales of walkSales(db, scope, period, saleSubmitDays)) {
    const touched: string[] = [];
    for (const sale of sales) {
      sum.salesSeen += 1;
      const given = play(rule, sale, memory, rateKopecks);
      if (given.isCut) budgetEndsOn ??= sale.saleDate;
      if (given.points === 0) continue;
      sum.sales += 1;
      sum.units += given.units;
      sum.points += given.points;
      touched.push(...given.itemIds);
      const known = people.get(sale.memberId) ?? { name: sale.memberName, sales: 0, points: 0 };
      people.set(sale.memberId, { ...known, sales: known.sales + 1, points: known.points + given.points });
      if (memory.isSpent) budgetEndsOn ??= sale.saleDate;
    }
    await overlaps.add(db, touched, promotionId);
  }
  const top = [...people].sort(([, a], [, b]) => b.points - a.points).slice(0, topSize);
  return {
    period,
    ...sum,
    members: memory.members,
    cost: sum.points * rateKopecks,
    budgetEndsOn,
    perMemberTop: top.map(([id, { name, sales, points }]) => ({
      member: scope.people.names ? { id, name } : hiddenPerson,
      sales,
      points,
    })),
    overlaps: overlaps.list(),
  };
}
