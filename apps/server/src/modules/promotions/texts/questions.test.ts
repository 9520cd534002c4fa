import { expect, it } from 'vitest';

import type { PromotionRecord } from '../../promotion-rules/index.ts';
import { questionsOf } from './questions.ts';

it.each([
  [1, 'не больше 1 балла за всю акцию'],
  [2, 'не больше 2 баллов за всю акцию'],
  [1501, 'не больше 1 501 балла за всю акцию'],
])('a limit of points stands in the genitive: %i', (memberTotal, text) => {
  const record = { stackMode: 'stack', limits: { memberTotal, onLimit: 'cut' } } as unknown as PromotionRecord;
  const answer = questionsOf(record, { holdDays: 0 }).find(({ question }) => question === 'Есть ли предел?')?.answer;
  expect(answer?.replaceAll(/\s/g, ' ')).toContain(text);
});
