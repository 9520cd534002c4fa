/** A round step so that about `count` of them cover `max`: 1, 2, 2.5 or 5 of a power of ten. */
export const niceStep = (max: number, count = 4): number => {
  if (!(max > 0)) return 1;
  const raw = max / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= raw * 0.999) ?? 10;
  return step * power;
};

export interface Scale {
  readonly ticks: readonly number[];
  readonly top: number;
}

/** Ticks from zero up to the first round number not below the greatest value. */
export const scaleOf = (max: number, count = 4): Scale => {
  const step = niceStep(max, count);
  const steps = Math.max(1, Math.ceil((max / step) * 0.9999));
  return { ticks: Array.from({ length: steps + 1 }, (_, index) => index * step), top: steps * step };
};

/** Every how many labels to draw, so that they do not touch; the last one is always drawn. */
export const labelStep = (count: number, width: number, labelWidth = 44): number =>
  Math.max(1, Math.ceil((count * labelWidth) / Math.max(1, width)));

/** Whether the label of this place is drawn when only each `step`-th is, counted from the end. */
export const showsLabel = (index: number, count: number, step: number): boolean => (count - 1 - index) % step === 0;

/** A line through the places; gaps (null) break it. */
export const linePath = (places: readonly (readonly [number, number] | null)[]): string => {
  let path = '';
  let pen = false;
  for (const point of places) {
    if (!point) {
      pen = false;
      continue;
    }
    path += `${pen ? 'L' : 'M'}${point[0].toFixed(1)} ${point[1].toFixed(1)}`;
    pen = true;
  }
  return path;
};
