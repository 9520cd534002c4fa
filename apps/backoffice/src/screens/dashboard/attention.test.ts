import { expect, it } from 'vitest';

import { matters, mergeAttention } from './attention.ts';

it('shows each matter once and nothing that is done', () => {
  const row = { code: 'sales_on_moderation', count: 3, overdue: 1 } as const;
  const done = { code: 'withdrawals_new', count: 0, overdue: 0 } as const;
  expect(mergeAttention([[row, done], undefined, [row]])).toEqual([row]);
});

it('agrees with the number', () => {
  expect(matters.members_on_moderation?.text(1)).toMatch(/^1.участник ждёт модерации$/);
  expect(matters.members_on_moderation?.text(3)).toMatch(/^3.участника ждут модерации$/);
  expect(matters.members_on_moderation?.text(37)).toMatch(/^37.участников ждут модерации$/);
});
