import { programmeDay } from '../../http/wire-date.ts';
import { daysAgo, type SeedContext } from '../context.ts';
import type { SeededProduct } from '../parts/catalogue.ts';
import type { SeededMember } from '../parts/members.ts';

export interface PlannedLine {
  product: SeededProduct;
  quantity: number;
  serial: string | undefined;
}

/** What becomes of a registered sale. */
export type Fate = 'approve' | 'reject' | 'partly' | 'clarify' | 'cancel' | 'wait' | 'draft';

export interface PlannedSale {
  member: SeededMember;
  /** When it is registered; the goods were sold on `saleDate`. */
  at: Date;
  saleDate: string;
  lines: PlannedLine[];
  fate: Fate;
  decideAfterHours: number;
  reasonCode?: string;
  question?: string;
  /** Photo of the receipt: recent sales have one. */
  photo: boolean;
  receipt: { fn: string; fd: string; fpd: string; number: number };
}

const photoDays = 40;
const historyDays = 185;

/** Registrations of six months, a steady few a week for everybody, more towards the end. */
export function planSales(
  ctx: SeedContext,
  members: readonly SeededMember[],
  products: readonly SeededProduct[],
  heroineId: string,
): PlannedSale[] {
  const goods = products.filter((product) => product.status === undefined);
  const maker = createLineMaker(ctx, goods);
  const sales = members
    .filter((member) => member.pace > 0 && member.confirmedAt !== undefined)
    .flatMap((member) => planMember(ctx, member, maker, member.id === heroineId ? 0.85 : 0.19));
  const sellers = members.filter(
    (member) => member.status === 'confirmed' && member.confirmedAt !== undefined && member.pace > 0,
  );
  const heroine = members.find((member) => member.id === heroineId);
  const others = sellers.filter((member) => member !== heroine);
  return [...sales, ...planQueue(ctx, others, maker), ...(heroine ? planHeroine(ctx, heroine, maker) : [])];
}

type LineMaker = ReturnType<typeof createLineMaker>;

function createLineMaker(ctx: SeedContext, goods: readonly SeededProduct[]) {
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
      const product = goods.find((item) => item.article === article);
      if (!product) throw new Error(`no product ${article}`);
      return line(product, quantity);
    },
    some: (): PlannedLine[] => {
      const first = line(random.pick(goods), random.int(1, 3));
      if (!random.chance(0.3)) return [first];
      const second = line(random.pick(goods), random.int(1, 2));
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

function fateOf(ctx: SeedContext, hoursLeft: number): Pick<PlannedSale, 'fate' | 'reasonCode' | 'question'> {
  const { random } = ctx;
  if (hoursLeft < 30) return { fate: random.chance(0.08) ? 'draft' : 'wait' };
  const roll = random.next();
  if (roll < 0.06) return { fate: 'reject', reasonCode: random.pick(refusals) };
  if (roll < 0.09) return { fate: 'cancel' };
  if (roll < 0.12) return { fate: 'partly', reasonCode: 'receipt_other' };
  if (roll < 0.15 && hoursLeft < 24 * 9)
    return { fate: 'clarify', question: 'На фото не видно даты. Переснимите чек целиком, пожалуйста.' };
  return { fate: 'approve' };
}

function planMember(ctx: SeedContext, member: SeededMember, maker: LineMaker, share: number): PlannedSale[] {
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
      lines: maker.some(),
      ...fateOf(ctx, hoursLeft),
      decideAfterHours: random.int(2, 26),
      photo: day <= photoDays,
      receipt: maker.receipt(),
    });
  }
  return sales;
}

/** What waits for the moderators now: fresh sales, some past their time, questions and drafts. */
function planQueue(ctx: SeedContext, members: readonly SeededMember[], maker: LineMaker): PlannedSale[] {
  const { random, end } = ctx;
  const one = (hoursAgo: number, rest: Pick<PlannedSale, 'fate' | 'question'>): PlannedSale => {
    const at = new Date(end.getTime() - hoursAgo * 3_600_000 - random.int(0, 50) * 60_000);
    const member = random.pick(members);
    const lines = maker.some();
    const shared = {
      member,
      at,
      saleDate: programmeDay(at),
      lines,
      decideAfterHours: 2,
      photo: true,
      receipt: maker.receipt(),
    };
    return { ...shared, ...rest };
  };
  const fresh = [1, 1, 2, 2, 3, 4, 5, 7, 15, 18, 19, 20, 22, 25].map((hours) => one(hours, { fate: 'wait' }));
  const late = [52, 57, 71].map((hours) => one(hours, { fate: 'wait' }));
  const questions = [
    'На фото не видно даты. Переснимите чек целиком, пожалуйста.',
    'Серийный номер на фото коробки не совпадает с введённым. Проверьте его.',
    'В чеке две позиции, а в заявке одна. Уточните, что продано.',
  ].map((question, index) => one(30 + index * 21, { fate: 'clarify', question }));
  const drafts = [2, 9, 28].map((hours) => one(hours, { fate: 'draft' }));
  return [...fresh, ...late, ...questions, ...drafts];
}

/** The last days of the member everybody looks at first: one sale in every state. */
function planHeroine(ctx: SeedContext, member: SeededMember, maker: LineMaker): PlannedSale[] {
  const sale = (
    day: number,
    hour: number,
    minute: number,
    lines: PlannedLine[],
    rest: Pick<PlannedSale, 'fate' | 'reasonCode' | 'question'>,
  ): PlannedSale => {
    const at = daysAgo(ctx.end, day, hour, minute);
    return {
      member,
      at,
      saleDate: programmeDay(at),
      lines,
      decideAfterHours: 1,
      photo: true,
      receipt: maker.receipt(),
      ...rest,
    };
  };
  const drills = [maker.named('СТ-18042'), maker.named('СТ-18042')];
  return [
    sale(3, 11, 15, [maker.named('СТ-18042'), maker.named('ПЛ-18400')], { fate: 'approve' }),
    sale(2, 15, 20, [maker.named('СТ-09035')], { fate: 'reject', reasonCode: 'duplicate' }),
    sale(1, 17, 32, [maker.named('ЯР-30012')], { fate: 'approve' }),
    sale(1, 18, 5, drills, {
      fate: 'clarify',
      question: 'Фото чека нечитаемо. Переснимите до конца недели, чтобы получить баллы.',
    }),
    sale(0, 10, 5, [maker.named('СТ-12511')], { fate: 'wait' }),
  ].filter((planned) => planned.at < ctx.end);
}
