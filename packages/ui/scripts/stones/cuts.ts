// Which cuts ship. Seeds were looked through: none of these looks like a face.
import { contours } from 'd3-contour';

import { levels, stoneField } from './field.ts';
import { contourPath } from './path.ts';

export interface Cut {
  name: string;
  width: number;
  height: number;
  seed: number;
  bands: number;
  centers?: number;
  warp?: number;
  step: number;
  background: string;
  tones: readonly string[];
  line: string;
  tolerance?: number;
}

const white = 'rgba(255,255,255,.12)';
const families = {
  malachite: {
    background: '#0b6346',
    tones: ['#10704e', '#0b5d42', '#239168', '#0d6648', '#4eb58b', '#10704e', '#08583e'],
    line: white,
  },
  amber: {
    background: '#fbd999',
    tones: ['#f5c165', '#fbd999', '#e8a634', '#f8cd80', '#feedc9', '#eeb24c'],
    line: 'rgba(102,55,8,.10)',
  },
  lapis: {
    background: '#244f80',
    tones: ['#2b5c92', '#214a79', '#3f76ad', '#274f82', '#6b9bca', '#2f6299', '#1b3f69'],
    line: white,
  },
  jasper: {
    background: '#9c4a35',
    tones: ['#a9533c', '#8f422f', '#bd6c50', '#96462f', '#d79a7c', '#a9533c', '#823a29'],
    line: white,
  },
  rhodonite: {
    background: '#8d4b63',
    tones: ['#9a5670', '#7f4058', '#b27389', '#874760', '#d3a1b1', '#9a5670', '#74384f'],
    line: white,
  },
} as const;

/** Four cuts for each family. */
const SEEDS: Record<keyof typeof families, readonly number[]> = {
  malachite: [3, 29, 24, 37],
  amber: [130, 142, 154, 191],
  lapis: [207, 213, 231, 301],
  jasper: [308, 356, 364, 393],
  rhodonite: [407, 421, 499, 503],
};

const dark = {
  background: '#07412e',
  tones: ['#08503a', '#07412e', '#0a5c42', '#063b2a', '#09553d', '#07462f', '#0a5f43'],
  line: 'rgba(255,255,255,.045)',
};

export const cuts: readonly Cut[] = [
  ...Object.entries(families).flatMap(([name, stone]) =>
    SEEDS[name as keyof typeof families].map((seed, at) => ({
      name: `${name}-${at + 1}`,
      width: 480,
      height: 320,
      seed,
      bands: 24,
      step: 5,
      ...stone,
    })),
  ),
  { name: 'slab', width: 1136, height: 248, seed: 8, bands: 40, warp: 0.26, step: 8, ...dark },
  { name: 'slab-phone', width: 390, height: 300, seed: 8, bands: 26, warp: 0.26, step: 5, ...dark },
  { name: 'login', width: 720, height: 960, seed: 21, bands: 40, warp: 0.26, step: 8, tolerance: 0.9, ...dark },
];

/** The logo is drawn inline, so it has the fewest points. */
export const mark: Cut = {
  name: 'mark',
  width: 56,
  height: 56,
  seed: 52,
  bands: 11,
  centers: 3,
  step: 2,
  background: '#10704e',
  tones: ['#0b5d42', '#10704e', '#1a8460', '#08583e', '#239168'],
  line: '',
  tolerance: 0.35,
};

/** The bands of a cut from the bottom up: `[fill, path]`. */
function bands(cut: Cut): [string, string][] {
  const { width, height, seed, centers = 5, warp = 0.22, step } = cut;
  const field = stoneField({ width, height, seed, centers, warp, step });
  return contours()
    .size([field.nx, field.ny])
    .smooth(true)
    .thresholds(levels(seed, cut.bands))(field.values)
    .map((shape, at): [string, string] => [
      cut.tones[at % cut.tones.length] ?? cut.background,
      contourPath(shape.coordinates, step, cut.tolerance ?? 0.6),
    ])
    .filter(([, path]) => path !== '');
}

export function svg(cut: Cut): string {
  const paths = bands(cut).map(([fill, d]) => `<path fill="${fill}" d="${d}"/>`);
  const stroke = cut.line === '' ? '' : ` stroke="${cut.line}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cut.width} ${cut.height}" width="${cut.width}" height="${cut.height}" preserveAspectRatio="xMidYMid slice"><rect width="100%" height="100%" fill="${cut.background}"/><g${stroke}>${paths.join('')}</g></svg>\n`;
}
