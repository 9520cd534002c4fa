/** A small seeded generator: the same seed gives the same demo on every machine. */
export interface Random {
  /** Next number, 0 ≤ x < 1. */
  next(): number;
  /** Whole number, both ends included. */
  int(from: number, to: number): number;
  pick<T>(items: readonly T[]): T;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** `length` decimal digits. */
  digits(length: number): string;
}

/** mulberry32: 32-bit state, good enough for demo data, nothing else. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    pick: (items) => {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new Error('pick from an empty list');
      return item;
    },
    chance: (probability) => next() < probability,
    digits: (length) => Array.from({ length }, () => int(0, 9)).join(''),
  };
}
