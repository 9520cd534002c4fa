import { calculate } from '../domain/calculate.ts';
import { excessOf, hasPlace as engineHasPlace } from '../domain/replay.ts';
import { createRandom, type Random } from '../../../seed/random.ts';
import { factsOf, itemsOf, keptOf, pastOf, type StorySale } from './engine.ts';
import { giveSale, type Had, hasPlace, type OracleSale } from './oracle.ts';
import { type HeldLine, keptAfter } from './oracle-held.ts';
import { engineRule } from './programme.ts';
import { Programme } from './programme-of-story.ts';

type State = StorySale & {
  status: 'live' | 'rejected' | 'cancelled';
  disputes: number;
  /** Units of the lines a decision has refused, until something else happens to the sale. */
  refused: Map<string, number>;
};

/** One member's story: the engine as the commands use it, the oracle next to it. Throws where the two differ. */
export class Story {
  readonly log: string[] = [];
  readonly #r: Random;
  readonly #programme: Programme;
  readonly #sales: State[] = [];
  #held: HeldLine[] = [];
  readonly #winners = new Map<string, Set<string>>();
  #line = 0;
  readonly #excessOf: typeof excessOf;

  constructor(seed: number, engine = excessOf) {
    this.#excessOf = engine;
    this.#r = createRandom(seed);
    this.#programme = new Programme(this.#r, this.log);
  }

  run(steps: number): void {
    for (let step = 0; step < steps; step += 1) {
      const r = this.#r;
      if (r.chance(0.3)) this.#programme.pass();
      if (r.chance(0.15)) this.#programme.sellElsewhere();
      const choice = r.int(1, 100);
      if (choice <= 6) this.#programme.change();
      else if (choice <= 8) this.#programme.regroup();
      else if (choice <= 10) this.#programme.move();
      else if (choice <= 50 || this.#sales.length === 0) this.#register();
      else if (choice <= 68) this.#return();
      else if (choice <= 76) this.#rejectLine();
      else if (choice <= 81) this.#drop('cancelled');
      else if (choice <= 86) this.#drop('rejected');
      else if (choice <= 90) this.#dispute();
      else if (choice <= 93) this.#disputeLines();
      else if (choice <= 97) this.#undo();
      else this.#clarify();
    }
  }

  #lines(of?: OracleSale): OracleSale['lines'] {
    const first = new Map((of?.lines ?? []).map(({ productId, brandId }) => [productId, brandId]));
    return Array.from({ length: this.#r.int(1, 4) }, () => {
      const product = this.#r.pick(this.#programme.products);
      return {
        ...product,
        brandId: first.get(product.productId) ?? product.brandId,
        key: `l${(this.#line += 1)}`,
        priceKopecks: this.#r.pick([9_999, 10_000, 45_050, 99_900]),
        live: this.#r.pick([1, 1, 2, 3, 5, 10]),
      };
    });
  }

  #register(): void {
    const submittedOn = this.#programme.today();
    const sale: OracleSale = {
      id: `s${this.#sales.length}`,
      shop: this.#programme.shop(),
      saleDate: submittedOn,
      submittedOn,
      rateKopecks: this.#r.pick([100, 100, 150]),
      rules: this.#programme.rules,
      lines: this.#lines(),
    };
    const state: State = {
      sale,
      rules: this.#programme.rules.map(engineRule),
      status: 'live',
      disputes: 0,
      refused: new Map(),
    };
    this.#sales.push(state);
    this.log.push(`register ${JSON.stringify({ ...sale, rules: sale.rules.map((rule) => rule.versionId) })}`);
    this.#calculate(state);
  }

  #had(): Had[] {
    return this.#held.map((one) => {
      const { sale } = this.#sales.find((other) => other.sale.id === one.saleId)!;
      const { promotionId } = sale.rules.find((rule) => rule.versionId === one.versionId)!;
      return { promotionId, shopId: sale.shop.id, day: sale.submittedOn, points: one.points };
    });
  }

  /**
   * The sale gets what it earns in its own place: at its registration, and when it is live again. `only`: the lines that
   * are live again, where the others were decided before: what they earn with them is added.
   */
  #calculate(state: State, only?: ReadonlySet<string>): void {
    const { sale } = state;
    const earlier = this.#sales.slice(0, this.#sales.indexOf(state)).filter((one) => one.status === 'live');
    const others = this.#programme.othersFor(sale, this.#had());
    // What the sale holds itself fills no limit: it is asked about as a whole.
    const had = this.#had().filter((_, at) => this.#held[at]!.saleId !== sale.id);
    const past = pastOf(state, earlier, had, others);
    const budgets = new Map(
      sale.rules.map(({ promotionId }) => [promotionId, others.budgetLeft(promotionId)] as const),
    );
    const gave = (key: string) => [...(this.#winners.get(key) ?? [])];
    const kept = keptOf(state, this.#held, this.#winners, this.#programme.versions);
    const item = (key: string) => kept.items.find((one) => one.key === key)!;
    const made = calculate(factsOf(sale, sale.rules), itemsOf(sale), state.rules, {
      past,
      budgets,
      ...(only ? { mayGive: (rule, { key }) => engineHasPlace(item(key), rule, state.rules) } : {}),
    });
    const expected = giveSale(
      sale,
      earlier.map((one) => one.sale),
      had,
      only
        ? (rule, { key }) =>
            hasPlace(
              rule,
              sale.rules.filter(({ versionId }) => gave(key).includes(versionId)),
            )
        : undefined,
      others,
    );
    for (const { key, bonuses } of made.items) {
      const mine = Object.fromEntries(bonuses.map((bonus) => [bonus.versionId, bonus.points]));
      const theirs = Object.fromEntries(expected.get(key) ?? []);
      this.#same(mine, theirs, `${sale.id}, line ${key}, on ${this.#programme.today()}`);
      const isAgain = only?.has(key) ?? true;
      const isHeld = (versionId: string) => this.#held.some((one) => one.key === key && one.versionId === versionId);
      const added = bonuses.filter(({ versionId }) => isAgain || !isHeld(versionId));
      this.#winners.set(key, new Set([...(isAgain ? [] : gave(key)), ...added.map(({ versionId }) => versionId)]));
      this.#held.push(...added.map(({ versionId, points }) => ({ saleId: sale.id, key, versionId, points })));
    }
  }

  #live(): State[] {
    return this.#sales.filter(({ status }) => status === 'live');
  }

  #settle(touchedId: string): void {
    const live = this.#live();
    const kept = live.map((one) => keptOf(one, this.#held, this.#winners, this.#programme.versions));
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
    const { sale, refused } = this.#r.pick(live);
    for (const line of sale.lines) if (this.#r.chance(0.5)) line.live -= this.#r.int(0, line.live);
    refused.clear();
    this.log.push(`return ${sale.id}: ${sale.lines.map(({ key, live: n }) => `${key}=${n}`).join()}`);
    this.#settle(sale.id);
  }

  #rejectLine(): void {
    const live = this.#live();
    if (live.length === 0) return;
    const { sale, refused } = this.#r.pick(live);
    const line = this.#r.pick(sale.lines);
    if (line.live > 0) refused.set(line.key, line.live);
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

  #bringBack({ sale, refused }: State): ReadonlySet<string> {
    for (const line of sale.lines) line.live = refused.get(line.key) ?? line.live;
    const keys = new Set(refused.keys());
    refused.clear();
    return keys;
  }

  /** Refused lines of a sale whose other lines were confirmed. */
  #disputeLines(): void {
    const state = this.#live().find((one) => one.refused.size > 0 && one.disputes === 0);
    if (!state) return;
    state.disputes += 1;
    this.log.push(`dispute ${state.sale.id}: ${[...state.refused.keys()].join()}`);
    this.#calculate(state, this.#bringBack(state));
    this.#settle(state.sale.id);
  }

  /** A decision is taken back: of the whole sale, or of the lines it refused. The sale is checked as a whole again. */
  #undo(): void {
    const state = this.#r.pick(this.#sales);
    if (state.status === 'cancelled' || (state.status === 'live' && state.refused.size === 0)) return;
    this.log.push(`undo ${state.sale.id}`);
    state.status = 'live';
    this.#bringBack(state);
    this.#forget(state);
    this.#calculate(state);
    this.#settle(state.sale.id);
  }

  #clarify(): void {
    const live = this.#live();
    if (live.length === 0) return;
    const state = this.#r.pick(live);
    this.#forget(state);
    state.refused.clear();
    state.sale.lines = this.#lines(state.sale);
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
