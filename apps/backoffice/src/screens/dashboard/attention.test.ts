import { expect, it } from 'vitest';

import { attentionText, type AttentionRow, lateText, mergeAttention } from './attention.ts';
import { dashboardMessages } from './messages.ts';

const rowOf = (code: AttentionRow['code'], count: number): AttentionRow => ({
  code,
  count,
  countCapped: false,
  overdue: 0,
  overdueCapped: false,
});

it('shows each item once and nothing that is done', () => {
  const row = rowOf('sales_on_moderation', 3);
  const done = rowOf('withdrawals_new', 0);
  expect(mergeAttention([[row, done], undefined, [row]])).toEqual([row]);
});

it('agrees with the number', () => {
  const said = (count: number) => attentionText(rowOf('members_on_moderation', count));
  expect(said(1)).toMatch(/^1.участник ждёт модерации$/);
  expect(said(3)).toMatch(/^3.участника ждут модерации$/);
  expect(said(37)).toMatch(/^37.участников ждут модерации$/);
});

it('says where counting stopped', () => {
  const row = { ...rowOf('withdrawals_failed', 1_000), countCapped: true };
  expect(attentionText(row)).toMatch(/^Более 1.000.выплат не прошло$/);
  expect(dashboardMessages.attention.overdue(1_000, true)).toMatch(/^просрочено более 1.000$/);
  expect(dashboardMessages.attention.overdue(12, false)).toBe('просрочено 12');
});

it('does not say twice that a row is late', () => {
  const late = { overdue: 3 };
  expect(lateText({ ...rowOf('sales_on_moderation', 19), ...late })).toBe('просрочено 3');
  expect(lateText({ ...rowOf('sales_overdue', 3), ...late })).toBeUndefined();
  expect(lateText({ ...rowOf('requests_overdue', 3), ...late })).toBeUndefined();
  expect(lateText(rowOf('withdrawals_new', 2))).toBeUndefined();
});
