import type { Random } from '../../../seed/random.ts';
import type { Had, OracleRule, OracleSale, OracleShop, Others } from './oracle.ts';
import { type Groups, groupsOf, products, ruleOf, shops } from './programme.ts';

/** What surrounds the sales of a story: promotions with their budgets, shops and their groups, goods, other people. */
export class Programme {
  rules: readonly OracleRule[] = [];
  /** Every version there ever was. */
  readonly versions: OracleRule[] = [];
  products = products;
  readonly #r: Random;
  readonly #log: string[];
  #groups: Groups;
  readonly #budgets = new Map<string, number>();
  /** What others have had: `promotion:shop`. */
  readonly #others = new Map<string, number>();
  #version = 0;
  #day = 1;

  constructor(r: Random, log: string[]) {
    this.#r = r;
    this.#log = log;
    this.#groups = groupsOf(r);
    const count = r.int(1, 4);
    for (let n = 0; n < count; n += 1) {
      this.rules = [...this.rules, this.#newRule(`p${n}`)];
      if (r.chance(0.25)) this.#budgets.set(`p${n}`, r.pick([80, 400, 2000]));
    }
    log.push(`programme ${JSON.stringify(this.rules)}, budgets ${JSON.stringify([...this.#budgets])}`);
  }

  pass(): void {
    this.#day = Math.min(60, this.#day + this.#r.int(1, 9));
  }

  today(): string {
    return new Date(Date.UTC(2026, 9, 15) + this.#day * 86_400_000).toISOString().slice(0, 10);
  }

  change(): void {
    const index = this.#r.int(0, this.rules.length - 1);
    const rule = this.#newRule(this.rules[index]!.promotionId);
    this.rules = this.rules.map((one, at) => (at === index ? rule : one));
    this.#log.push(`change ${JSON.stringify(rule)}`);
  }

  /** A product goes to another brand: sales that were sent keep the first one. */
  move(): void {
    const { productId } = this.#r.pick(this.products);
    const brandId = this.#r.pick(['x', 'y', 'z']);
    this.products = this.products.map((one) => (one.productId === productId ? { ...one, brandId } : one));
    this.#log.push(`move ${productId} to ${brandId}`);
  }

  /** Other people sell: budgets and limits of shops are theirs as well. */
  sellElsewhere(): void {
    const { promotionId } = this.#r.pick(this.rules);
    const key = `${promotionId}:${this.#r.pick(shops).id}`;
    this.#others.set(key, (this.#others.get(key) ?? 0) + this.#r.pick([10, 70, 300]));
    this.#log.push(`others ${key} ${this.#others.get(key)}`);
  }

  regroup(): void {
    this.#groups = groupsOf(this.#r);
  }

  /** Some shop with its groups of now. */
  shop(): OracleShop {
    const place = this.#r.pick(shops);
    const groups = Object.keys(this.#groups).filter((group) => this.#groups[group]!.includes(place.id));
    return { ...place, groups };
  }

  othersFor(sale: OracleSale, had: readonly Had[]): Others {
    const other = (promotionId: string, shopId: string) => this.#others.get(`${promotionId}:${shopId}`) ?? 0;
    return {
      inShop: (promotionId) => other(promotionId, sale.shop.id),
      budgetLeft: (promotionId) => {
        const budget = this.#budgets.get(promotionId);
        if (budget === undefined) return Infinity;
        const mine = had.filter((one) => one.promotionId === promotionId);
        const spent = shops.reduce((sum, { id }) => sum + other(promotionId, id), 0);
        return Math.max(0, budget - spent - mine.reduce((sum, one) => sum + one.points, 0));
      },
    };
  }

  #newRule(promotionId: string): OracleRule {
    const rule = ruleOf(this.#r, promotionId, `v${(this.#version += 1)}`, this.#groups);
    this.versions.push(rule);
    return rule;
  }
}
