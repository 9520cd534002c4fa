import { expect, it } from 'vitest';

import { bulkLimit, planBulk, planText } from './bulk-plan.ts';

const skip = (status: string): string | undefined =>
  ({ confirmed: 'уже подтверждены', blocked: 'заблокированы' })[status];

it('takes only the rows the act is for and counts the rest by reason', () => {
  const plan = planBulk(['moderation', 'confirmed', 'confirmed', 'blocked', 'moderation'], skip);
  expect(plan).toEqual({
    rows: ['moderation', 'moderation'],
    chosen: 5,
    skipped: [
      ['уже подтверждены', 2],
      ['заблокированы', 1],
    ],
    later: 0,
  });
  expect(planText(plan, 'Им придут письма.')).toBe(
    'Выбрано 5. Останутся как есть: 2 уже подтверждены, 1 заблокированы. Им придут письма.',
  );
});

it('speaks of one row as of one', () => {
  const plan = planBulk(['moderation', 'rejected', 'blocked', 'blocked'], (status) =>
    status === 'moderation' ? undefined : { rejected: 'отклонён|отклонены', blocked: 'закрыт|закрыты' }[status],
  );
  expect(planText(plan)).toBe('Выбрано 4. Останутся как есть: 1 отклонён, 2 закрыты.');
});

it('says nothing more when every chosen row is taken', () => {
  expect(planText(planBulk(['moderation'], skip))).toBe('');
});

it('takes as many as one command may carry and names the rest', () => {
  const plan = planBulk(
    Array.from({ length: bulkLimit + 3 }, () => 'moderation'),
    skip,
  );
  expect([plan.rows.length, plan.later]).toEqual([bulkLimit, 3]);
  expect(planText(plan)).toContain('Ещё 3 останутся');
});
