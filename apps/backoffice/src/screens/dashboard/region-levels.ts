import { tileOf } from './region-tiles.ts';

interface Sold {
  readonly region: string;
  readonly units: number;
}

/** Shades of the map besides the empty one. */
export const levels = 4;

export interface MapFigures {
  /** Units by the code of the tile. */
  readonly byTile: ReadonlyMap<string, number>;
  /** What no tile is known for: it stands in the table only. */
  readonly elsewhere: number;
  readonly most: number;
}

/** Units of each tile: one region may be written in several ways. */
export function mapFigures(rows: readonly Sold[]): MapFigures {
  const byTile = new Map<string, number>();
  let elsewhere = 0;
  for (const { region, units } of rows) {
    const code = tileOf(region);
    if (code === undefined) elsewhere += units;
    else byTile.set(code, (byTile.get(code) ?? 0) + units);
  }
  return { byTile, elsewhere, most: Math.max(0, ...byTile.values()) };
}

/** 0 where nothing was sold, then even parts of the most. */
export const levelOf = (units: number, most: number): number =>
  units <= 0 || most <= 0 ? 0 : Math.max(1, Math.ceil((units / most) * levels));

/** The numbers of each shade: «1–12», «13–25»… A shade no whole number falls into is left out. */
export function levelRanges(most: number): { level: number; from: number; to: number }[] {
  return Array.from({ length: levels }, (_, index) => ({
    level: index + 1,
    from: Math.floor((most * index) / levels) + 1,
    to: Math.floor((most * (index + 1)) / levels),
  })).filter(({ from, to }) => from <= to);
}
