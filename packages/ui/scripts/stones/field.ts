// Botryoidal banding of a cut stone: warped distance to the nearest of several centres, smoothly joined.

/** mulberry32: the same seed, the same stone, on every machine. */
export function random(seed: number): () => number {
  let s = seed | 0;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const CELLS = 64;

/** Smooth value noise from 0 to 1. */
function noise(seed: number): (x: number, y: number) => number {
  const next = random(seed);
  const grid = Array.from({ length: CELLS * CELLS }, next);
  const at = (i: number, j: number): number =>
    grid[(((j % CELLS) + CELLS) % CELLS) * CELLS + (((i % CELLS) + CELLS) % CELLS)] ?? 0;
  const mix = (a: number, b: number, t: number): number => a + (b - a) * (t * t * (3 - 2 * t));
  return (x, y) => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const top = mix(at(i, j), at(i + 1, j), x - i);
    return mix(top, mix(at(i, j + 1), at(i + 1, j + 1), x - i), y - j);
  };
}

export interface FieldOptions {
  width: number;
  height: number;
  seed: number;
  centers: number;
  warp: number;
  step: number;
}

export interface Field {
  values: number[];
  nx: number;
  ny: number;
}

/** Sharpness of the join between neighbouring centres. */
const JOIN = 13;

export function stoneField({ width, height, seed, centers, warp, step }: FieldOptions): Field {
  const next = random(seed);
  const [nx1, ny1] = [noise(seed * 7 + 1), noise(seed * 13 + 5)];
  const side = Math.max(width, height);
  const points = Array.from({ length: centers }, () => ({
    x: (next() * 1.3 - 0.15) * width,
    y: (next() * 1.3 - 0.15) * height,
    k: 0.7 + next() * 0.8,
  }));
  const nx = Math.ceil(width / step) + 1;
  const ny = Math.ceil(height / step) + 1;
  const values = Array.from({ length: nx * ny }, (_, index) => {
    const x0 = (index % nx) * step;
    const y0 = Math.floor(index / nx) * step;
    const q = side / 3.2;
    const x = x0 + (nx1(x0 / q, y0 / q) - 0.5) * side * warp;
    const y = y0 + (ny1(x0 / q, y0 / q) - 0.5) * side * warp;
    const sum = points.reduce((total, c) => total + Math.exp((-Math.hypot(x - c.x, y - c.y) * c.k * JOIN) / side), 0);
    return -Math.log(sum) / JOIN + (nx1(x0 / 40 + 9, y0 / 40) - 0.5) * 0.008;
  });
  return { values, nx, ny };
}

/** Thin and thick bands without a rhythm the eye could count. */
export function levels(seed: number, count: number, low = -0.12, high = 0.62): number[] {
  const next = random(seed + 99);
  let x = 0;
  const steps = Array.from({ length: count }, () => (x += 0.35 + next() * next() * 2));
  return steps.map((t) => low + ((high - low) * t) / x);
}
