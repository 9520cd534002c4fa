import { programmeDay } from '../../http/wire-date.ts';
import { daysAgo, type SeedContext } from '../context.ts';
import type { SeededProduct } from '../parts/products.ts';
import type { SeededMember } from '../parts/members.ts';
import { planSuspicious } from './suspicious.ts';
import { soldOn } from './till.ts';

export interface PlannedLine {
  product: SeededProduct;
  quantity: number;
  serial: string | undefined;
}

/** What becomes of a registered sale. */
export type SaleOutcome = 'approve' | 'reject' | 'partly' | 'clarify' | 'cancel' | 'wait' | 'draft';

export interface PlannedSale {
  member: SeededMember;
  /** When it is registered; the products were sold on `saleDate`. */
  at: Date;
  saleDate: string;
  lines: PlannedLine[];
  outcome: SaleOutcome;
  decideAfterHours: number;
  reasonCode?: string;
  question?: string;
  /** Photo of the receipt: recent sales have one. */
  photo: boolean;
  receipt: { fn: string; fd: string; fpd: string; number: number };
  /** The sale of somebody else whose paper receipt is handed in again; `samePhoto`: with its photo, not one more. */
  copyOf?: PlannedSale;
  samePhoto?: boolean;
  /** Whose phone it is registered from, if not from one's own. */
  phoneOf?: SeededMember;
}

const photoDays = 40;
const historyDays = 185;

/** Registrations of six months, a steady few a week for everybody, more towards the end. */
export function planSales(
  ctx: SeedContext,
  members: readonly SeededMember[],
  products: readonly SeededProduct[],
  demoMemberId: string,
): PlannedSale[] {
  const active = products.filter((product) => product.status === undefined);
  const lineFactory = createLineFactory(ctx, active);
  const sales = members
    .filter((member) => member.pace > 0 && member.confirmedAt !== undefined)
    .flatMap((member) => planMember(ctx, member, lineFactory, member.id === demoMemberId ? 0.85 : 0.19));
  const sellers = members.filter(
    (member) => member.status === 'confirmed' && member.confirmedAt !== undefined && member.pace > 0,
  );
  const demoMember = members.find((member) => member.id === demoMemberId);
  const others = sellers.filter((member) => member !== demoMember);
  const planned = [
    ...sales,
    ...planQueue(ctx, others, lineFactory),
    ...(demoMember ? planDemoMember(ctx, demoMember, lineFactory) : []),
  ];
  const line = lineFactory.named('ЯР-30012');
  return [...planned, ...planSuspicious(ctx, { sales: planned, sellers: others, line })];
}

type LineFactory = ReturnType<typeof createLineFactory>;

function createLineFactory(ctx: SeedContext, products: readonly SeededProduct[]) {
  const { random } = ctx;
  let serials = 12_000;
  let documents = 10_000;
  const line = (product: SeededProduct, quantity = 1): PlannedLine => {
    serials += 7;
    return {
      product,
      quantity: product.serial ? 1 : quantity,
      serial: product.serial ? `${product.serial}-26-${String(serials).padStart(7, '0')}` : undefined,
    };
  };
  return {
    named: (article: string, quantity = 1): PlannedLine => {
      const product = products.find((item) => item.article === article);
      if (!product) throw new Error(`no product ${article}`);
      return line(product, quantity);
    },
    some: (): PlannedLine[] => {
      const first = line(random.pick(products), random.int(1, 3));
      if (!random.chance(0.3)) return [first];
      const second = line(random.pick(products), random.int(1, 2));
      return second.product.id === first.product.id && !second.serial ? [first] : [first, second];
    },
    receipt: () => {
      documents += random.int(1, 40);
      return {
        fn: `9999078900${random.digits(6)}`,
        fd: String(documents),
        fpd: `${random.int(1, 9)}${random.digits(8)}`,
        number: documents % 1000,
      };
    },
  };
}

const refusals = ['receipt_unreadable', 'receipt_other', 'serial_mismatch', 'not_in_programme'] as const;

function outcomeOf(ctx: SeedContext, hoursLeft: number): Pick<PlannedSale, 'outcome' | 'reasonCode' | 'question'> {
  const { random } = ctx;
  if (hoursLeft < 30) return { outcome: random.chance(0.08) ? 'draft' : 'wait' };
  const roll = random.next();
  if (roll < 0.06) return { outcome: 'reject', reasonCode: random.pick(refusals) };
  if (roll < 0.09) return { outcome: 'cancel' };
  if (roll < 0.12) return { outcome: 'partly', reasonCode: 'receipt_other' };
  if (roll < 0.15 && hoursLeft < 24 * 9)
    return { outcome: 'clarify', question: 'На фото не видно даты. Переснимите чек целиком, пожалуйста.' };
  return { outcome: 'approve' };
}

function planMember(ctx: SeedContext, member: SeededMember, lineFactory: LineFactory, share: number): PlannedSale[] {
  const { random, end } = ctx;
  const from = member.confirmedAt ?? end;
  const lastDay = member.status === 'blocked' ? 13 : 0;
  const days = Math.min(historyDays, Math.floor((end.getTime() - from.getTime()) / 86_400_000) - 1);
  const sales: PlannedSale[] = [];
  for (let day = days; day >= lastDay; day -= 1) {
    // The programme grows: the last month sells half as much again as the first.
    const growth = 1.25 - (0.5 * day) / historyDays;
    if (!random.chance((member.pace * share * growth) / 30)) continue;
    const at = daysAgo(end, day, random.int(10, 20), random.int(0, 59));
    if (at >= end || at <= from) continue;
    const lag = random.chance(0.25) ? 86_400_000 * random.int(1, 3) : 0;
    const sold = new Date(Math.max(from.getTime(), at.getTime() - lag));
    const hoursLeft = (end.getTime() - at.getTime()) / 3_600_000;
    sales.push({
      member,
      at,
      saleDate: programmeDay(sold),
      lines: lineFactory.some(),
      ...outcomeOf(ctx, hoursLeft),
      decideAfterHours: random.int(2, 26),
      photo: day <= photoDays,
      receipt: lineFactory.receipt(),
    });
  }
  return sales;
}

/** What waits for the moderators now: fresh sales, some past their time, questions and drafts. */
function planQueue(ctx: SeedContext, members: readonly SeededMember[], lineFactory: LineFactory): PlannedSale[] {
  const { random, end } = ctx;
  const one = (hoursAgo: number, rest: Pick<PlannedSale, 'outcome' | 'question'>): PlannedSale => {
    const at = new Date(end.getTime() - hoursAgo * 3_600_000 - random.int(0, 50) * 60_000);
    const member = random.pick(members);
    const lines = lineFactory.some();
    const shared = {
      member,
      at,
      saleDate: soldOn(at),
      lines,
      decideAfterHours: 2,
      photo: true,
      receipt: lineFactory.receipt(),
    };
    return { ...shared, ...rest };
  };
  const fresh = [1, 1, 2, 2, 3, 4, 5, 7, 15, 18, 19, 20, 22, 25].map((hours) => one(hours, { outcome: 'wait' }));
  const late = [52, 57, 71].map((hours) => one(hours, { outcome: 'wait' }));
  const questions = [
    'На фото не видно даты. Переснимите чек целиком, пожалуйста.',
    'Серийный номер на фото коробки не совпадает с введённым. Проверьте его.',
    'В чеке две позиции, а в заявке одна. Уточните, что продано.',
  ].map((question, index) => one(30 + index * 21, { outcome: 'clarify', question }));
  const drafts = [2, 9, 28].map((hours) => one(hours, { outcome: 'draft' }));
  return [...fresh, ...late, ...questions, ...drafts];
}

/** The last days of the demo member: one sale in every state. */
function planDemoMember(ctx: SeedContext, member: SeededMember, lineFactory: LineFactory): PlannedSale[] {
  const sale = (
    day: number,
    hour: number,
    minute: number,
    lines: PlannedLine[],
    rest: Pick<PlannedSale, 'outcome' | 'reasonCode' | 'question'>,
  ): PlannedSale => {
    const at = daysAgo(ctx.end, day, hour, minute);
    return {
      member,
      at,
      saleDate: programmeDay(at),
      lines,
      decideAfterHours: 1,
      photo: true,
      receipt: lineFactory.receipt(),
      ...rest,
    };
  };
  const drills = [lineFactory.named('СТ-18042'), lineFactory.named('СТ-18042')];
  return [
    sale(3, 11, 15, [lineFactory.named('СТ-18042'), lineFactory.named('ПЛ-18400')], { outcome: 'approve' }),
    sale(2, 15, 20, [lineFactory.named('СТ-09035')], { outcome: 'reject', reasonCode: 'duplicate' }),
    sale(1, 17, 32, [lineFactory.named('ЯР-30012')], { outcome: 'approve' }),
    sale(1, 18, 5, drills, {
      outcome: 'clarify',
      question: 'Фото чека нечитаемо. Переснимите до конца недели, чтобы получить баллы.',
    }),
    sale(0, 10, 5, [lineFactory.named('СТ-12511')], { outcome: 'wait' }),
  ].filter((planned) => planned.at < ctx.end);
}
