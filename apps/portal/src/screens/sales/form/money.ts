import { formatNumber } from '@pribavka/ui';

/** Kopecks from roubles as people type them: «14 980,50», «14980.5»; undefined when it is no amount. */
export function kopecksOf(text: string): number | undefined {
  const parts = /^(\d{1,10})(?:[.,](\d{0,2}))?$/.exec(text.replace(/[\s\u00a0₽]/g, ''));
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : undefined;
}

/** «14 980» or «14 980,50» for the field. */
export function rublesOf(kopecks: number): string {
  return formatNumber(kopecks / 100, { fraction: kopecks % 100 === 0 ? 0 : 2 });
}
