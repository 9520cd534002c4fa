import { programmeDay } from '../../http/wire-date.ts';
import { daysAgo, type SeedContext } from '../context.ts';
import type { SeededMember } from '../parts/members.ts';
import type { SeededProduct } from '../parts/products.ts';
import type { PlannedLine, PlannedSale } from '../sales/plan.ts';

type Sold = Readonly<Record<string, number>>;
export type Sell = (member: SeededMember, day: number, sold: Sold, asked?: string) => PlannedSale;

// Above the numbers of the history, so that no receipt and no unit is registered twice.
const firstSerial = 900_000;
const firstDocument = 700_000;

/** Sales by article and quantity, a fixed number of days ago; it draws no random numbers. */
export function createSell({ end }: SeedContext, products: readonly SeededProduct[]): Sell {
  let made = 0;
  const next = (): number => (made += 1);
  const lines = (article: string, quantity: number): PlannedLine[] => {
    const product = products.find((one) => one.article === article);
    if (!product) throw new Error(`no product ${article}`);
    if (!product.serial) return [{ product, quantity, serial: undefined }];
    const serial = (): string => `${product.serial}-26-0${firstSerial + next()}`;
    return Array.from({ length: quantity }, () => ({ product, quantity: 1, serial: serial() }));
  };
  return (member, day, sold, asked) => {
    const at = daysAgo(end, day, 12, 20);
    const number = firstDocument + next();
    return {
      member,
      at,
      saleDate: programmeDay(at),
      lines: Object.entries(sold).flatMap(([article, quantity]) => lines(article, quantity)),
      outcome: asked === undefined ? 'approve' : 'clarify',
      ...(asked === undefined ? {} : { question: asked }),
      decideAfterHours: 4,
      photo: false,
      receipt: { fn: '9999078900530021', fd: String(number), fpd: String(400_000_000 + number), number: number % 1000 },
    };
  };
}
