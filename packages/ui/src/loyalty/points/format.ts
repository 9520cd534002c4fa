import { formatNumber, NBSP, type NumberOptions } from '../../foundation/format/numbers.ts';
import { pointsMessages } from './points.messages.ts';

/** The word alone, as it stands after the number, in Russian. */
export const pointsWord = (points: number): string => pointsMessages.russian.word(points);

/** `12 480 баллов`; with `sign` `+1 050 баллов`. `word` says it in another language. */
export const formatPoints = (
  points: number,
  options: NumberOptions = {},
  word: (points: number) => string = pointsWord,
): string => `${formatNumber(points, options)}${NBSP}${word(points)}`;
