import { pluralRu } from '../../foundation/format/numbers.ts';
import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  /** The word after a number of points. */
  word: (points: number): string => pluralRu(points, ['балл', 'балла', 'баллов']),
};

export const pointsMessages: Messages<'points', typeof russian> = /* @__PURE__ */ defineMessages('points', russian);
