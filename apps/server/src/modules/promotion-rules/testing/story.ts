import { calculate } from '../domain/calculate.ts';
import { appliesToItem, appliesToSale } from '../domain/applies.ts';
import { excessOf, type KeptSale } from '../domain/replay.ts';
import { createRandom, type Random } from '../../../seed/random.ts';
import type { Past, PromotionRule } from '../domain/rules.ts';
import { giveSale, type Had, type OracleRule, type OracleSale } from './oracle.ts';
import { type HeldLine, keptAfter } from './oracle-held.ts';
import { engineRule, products, ruleOf } from './programme.ts';

type State = {
  sale: OracleSale;
  rules: PromotionRule[];
  status: 'live' | 'rejected' | 'cancelled';
  disputes: number;
};

/** One member's story: the engine as the commands use it, the oracle next to it. Throws where the two differ. */
export class Story {
  readonly log: string[] = [];
  readonly #r: Random;
  #rules: OracleRule[] = [];
  readonly #sales: State[] = [];
  #held: HeldLine[] = [];
  readonly #winners = new Map<string, Set<string>>();
  #version = 0;
  #line = 0;
  #day = 1;
  readonly #excessOf: typeof excessOf;

  constructor(seed: number, engine = excessOf) {
    this.#excessOf = engine;
    this.#r = createRandom(seed);
    const count = this.#r.int(1, 4);
    for (let n = 0; n < count; n += 1) this.#rules.push(ruleOf(this.#r, `p${n}`, `v${(this.#version += 1)}`));
    this.log.push(`programme ${JSON.stringify(this.#rules)}`);
  }

  run(steps: number): void {
    for (let step = 0; step < steps; step += 1) {
      const r = this.#r;
      if (r.chance(0.3)) this.#day = Math.min(60, this.#day + r.int(1, 9));
      const choice = r.int(1, 100);
      if (choice <= 8) this.#change();
      else if (choice <= 50 || this.#sales.length === 0) this.#register();
      else if (choice <= 72) this.#return();
      else if (choice <= 80) this.#rejectLine();
      else if (choice <= 86) this.#drop('cancelled');
      else if (choice <= 91) this.#drop('rejected');
      else if (choice <= 96) this.#dispute();
      else this.#clarify();
    }
  }

  #today(): string {
    return new Date(Date.UTC(2026, 9, 15) + this.#day * 86_400_000).toISOString().slice(0, 10);
  }

  #change(): void {
    const index = this.#r.int(0, this.#rules.length - 1);
    const id = this.#rules[index]!.promotionId;
    const rule = ruleOf(this.#r, id, `v${(this.#version += 1)}`);
    this.#rules = this.#rules.map((one, at) => (at === index ? rule : one));
    this.log.push(`change ${JSON.stringify(rule)}`);
  }

  #lines(): OracleSale['lines'] {
    return Array.from({ length: this.#r.int(1, 4) }, () => ({
      ...this.#r.pick(products),
      key: `l${(this.#line += 1)}`,
      priceKopecks: this.#r.pick([9_999, 10_000, 45_050, 99_900]),
      live: this.#r.pick([1, 1, 2, 3, 5, 10]),
    }));
  }

  #register(): void {
    const submittedOn = this.#today();
    const sale: OracleSale = {
      id: `s${this.#sales.length}`,
      saleDate: submittedOn,
      submittedOn,
      rateKopecks: this.#r.pick([100, 100, 150]),
      rules: this.#rules,
      lines: this.#lines(),
    };
    const state: State = { sale, rules: this.#rules.map(engineRule), status: 'live', disputes: 0 };
    this.#sales.push(state);
    this.log.push(`register ${JSON.stringify({ ...sale, rules: sale.rules.map((rule) => rule.versionId) })}`);
    this.#calculate(state);
  }

  /** The sale gets what it earns in its own place: at its registration, and when it is live again. */
  #calculate(state: State): void {
    const { sale } = state;
    const earlier = this.#sales.slice(0, this.#sales.indexOf(state)).filter((one) => one.status === 'live');
    const today = this.#today();
    const had: Had[] = this.#held.flatMap((one) => {
      const of = this.#sales.find((other) => other.sale.id === one.saleId)!;
      const { promotionId } = of.sale.rules.find((rule) => rule.versionId === one.versionId)!;
      return [{ promotionId, day: of.sale.submittedOn, points: one.points }];
    });
    const past = (promotionId: string): Past => this.#past(state, earlier, had, promotionId);
    const items = sale.lines
      .map((line) => ({ ...line, quantity: line.live, categoryId: undefined }))
      .filter((i) => i.live > 0);
    const made = calculate(this.#facts(sale), items, state.rules, { past });
    const expected = giveSale(
      sale,
      earlier.map((one) => one.sale),
      had,
    );
    for (const item of made.items) {
      const mine = Object.fromEntries(item.bonuses.map((bonus) => [bonus.versionId, bonus.points]));
      const theirs = Object.fromEntries(expected.get(item.key) ?? []);
      this.#same(mine, theirs, `${sale.id}, line ${item.key}, on ${today}`);
      this.#winners.set(item.key, new Set(item.bonuses.map((bonus) => bonus.versionId)));
      this.#held.push(
        ...item.bonuses.map(({ versionId, points }) => ({ saleId: sale.id, key: item.key, versionId, points })),
      );
    }
  }

  #facts(sale: OracleSale) {
    return {
      saleDate: sale.saleDate,
      submittedOn: sale.submittedOn,
      rateKopecks: sale.rateKopecks,
      storeId: 's',
      partnerId: 'p',
      region: undefined,
      storeGroupIds: [],
      fixedGroups: [],
      minute: undefined,
      position: undefined,
      confirmedOn: undefined,
    };
  }

  /** What `readPast` reads: units of the earlier sales, points of all the others. */
  #past(state: State, earlier: readonly State[], had: readonly Had[], promotionId: string): Past {
    const rule = state.rules.find((one) => one.promotionId === promotionId)!;
    const units = earlier.map(({ sale }) =>
      appliesToSale(rule, this.#facts(sale))
        ? sale.lines
            .map((line) => ({ ...line, quantity: line.live, categoryId: undefined }))
            .filter((item) => item.live > 0 && appliesToItem(rule, item))
            .reduce((sum, item) => sum + item.live, 0)
        : 0,
    );
    const mine = had.filter((one) => one.promotionId === promotionId);
    const day = state.sale.submittedOn;
    const sum = (list: readonly Had[]): number => list.reduce((n, one) => n + one.points, 0);
    return {
      units: units.reduce((n, one) => n + one, 0),
      sales: units.filter((n) => n > 0).length,
      points: {
        total: sum(mine),
        day: sum(mine.filter((one) => one.day === day)),
        month: sum(mine.filter((one) => one.day.slice(0, 7) === day.slice(0, 7))),
        store: 0,
      },
    };
  }

  #live(): State[] {
    return this.#sales.filter(({ status }) => status === 'live');
  }

  #settle(touchedId: string): void {
    const live = this.#live();
    const kept = live.map(({ sale, rules }): KeptSale => ({
      id: sale.id,
      day: sale.submittedOn,
      facts: this.#facts(sale),
      rules,
      items: sale.lines.map((line) => ({
        ...line,
        quantity: line.live,
        categoryId: undefined,
        earns: true,
        gave: [...(this.#winners.get(line.key) ?? [])],
        held: this.#held
          .filter((one) => one.key === line.key)
          .map(({ versionId, points }) => ({ accrualId: `${line.key}:${versionId}`, versionId, points })),
      })),
    }));
    const allowed = keptAfter(
      live.map((one) => one.sale),
      touchedId,
      this.#held,
      this.#winners,
    );
    const taken = new Map(this.#excessOf(kept, touchedId).map((one) => [one.accrualId, one.points]));
    this.#held = this.#held
      .map((one) => ({ ...one, points: one.points - (taken.get(`${one.key}:${one.versionId}`) ?? 0) }))
      .filter((one) => {
        if (one.points < 0) throw this.#failure(`more was taken than held: ${JSON.stringify(one)}`);
        return one.points > 0;
      });
    const now = new Map<string, number>();
    for (const { versionId, points } of this.#held) now.set(versionId, (now.get(versionId) ?? 0) + points);
    for (const [versionId, points] of allowed) {
      this.#same({ held: now.get(versionId) ?? 0 }, { held: points }, `${versionId} after ${touchedId}`);
    }
    for (const { saleId, key, points } of this.#held) {
      const line = live.find(({ sale }) => sale.id === saleId)?.sale.lines.find((one) => one.key === key);
      if (saleId === touchedId && !line?.live) throw this.#failure(`${points} points stay with the dead line ${key}`);
    }
  }

  #return(): void {
    const live = this.#live().filter(({ sale }) => sale.lines.some((line) => line.live > 0));
    if (live.length === 0) return;
    const { sale } = this.#r.pick(live);
    for (const line of sale.lines) if (this.#r.chance(0.5)) line.live -= this.#r.int(0, line.live);
    this.log.push(`return ${sale.id}: ${sale.lines.map(({ key, live: n }) => `${key}=${n}`).join()}`);
    this.#settle(sale.id);
  }

  #rejectLine(): void {
    const live = this.#live();
    if (live.length === 0) return;
    const { sale } = this.#r.pick(live);
    const line = this.#r.pick(sale.lines);
    line.live = 0;
    this.#held = this.#held.filter((one) => one.key !== line.key);
    this.#winners.delete(line.key);
    this.log.push(`reject ${sale.id}: ${line.key}`);
    this.#settle(sale.id);
  }

  #drop(status: 'rejected' | 'cancelled'): void {
    const live = this.#live();
    if (live.length === 0) return;
    const state = this.#r.pick(live);
    state.status = status;
    this.#forget(state);
    this.log.push(`${status} ${state.sale.id}`);
    this.#settle(state.sale.id);
  }

  #forget({ sale }: State): void {
    this.#held = this.#held.filter((one) => one.saleId !== sale.id);
    for (const line of sale.lines) this.#winners.delete(line.key);
  }

  #dispute(): void {
    const state = this.#sales.find((one) => one.status === 'rejected' && one.disputes === 0);
    if (!state) return;
    state.status = 'live';
    state.disputes += 1;
    this.log.push(`dispute ${state.sale.id}`);
    this.#calculate(state);
    this.#settle(state.sale.id);
  }

  #clarify(): void {
    const live = this.#live();
    if (live.length === 0) return;
    const state = this.#r.pick(live);
    this.#forget(state);
    state.sale.lines = this.#lines();
    this.log.push(`clarify ${state.sale.id}: ${JSON.stringify(state.sale.lines)}`);
    this.#calculate(state);
    this.#settle(state.sale.id);
  }

  #same(mine: Record<string, number>, theirs: Record<string, number>, where: string): void {
    const text = (one: Record<string, number>): string =>
      JSON.stringify(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    if (text(mine) !== text(theirs)) throw this.#failure(`${where}: engine ${text(mine)}, oracle ${text(theirs)}`);
  }

  #failure(message: string): Error {
    return new Error(`${message}\n${this.log.join('\n')}`);
  }
}

/** Runs the story of one seed; throws with the whole of it where engine and oracle differ. */
export const runStory = (seed: number, engine = excessOf): void => {
  new Story(seed, engine).run(8 + (seed % 9));
};
