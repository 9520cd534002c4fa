import { formatNumber, NBSP, pluralRu, type NumberOptions } from '../../foundation/format/numbers.ts';

const POINTS = ['балл', 'балла', 'баллов'] as const;

/** The word alone, as it stands after the number. */
export const pointsWord = (points: number): string => pluralRu(points, POINTS);

/** `12 480 баллов`; with `sign` `+1 050 баллов`. */
export const formatPoints = (points: number, options: NumberOptions = {}): string =>
  `${formatNumber(points, options)}${NBSP}${pointsWord(points)}`;
