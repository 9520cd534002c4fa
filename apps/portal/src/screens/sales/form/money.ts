import { formatNumber, readNumber } from '@pribavka/ui';

const MOST_ROUBLES = 1e10;

/** Kopecks from roubles as people type them: «14 980,50», «14980.5»; undefined when it is no amount. */
export function kopecksOf(text: string): number | undefined {
  const reading = readNumber(text, { fraction: 2 });
  if (reading.refusal !== undefined || reading.value === null || reading.value >= MOST_ROUBLES) return undefined;
  return Math.round(reading.value * 100);
}

/** «14 980» or «14 980,50» for the field. */
export function rublesOf(kopecks: number): string {
  return formatNumber(kopecks / 100, { fraction: kopecks % 100 === 0 ? 0 : 2 });
}
