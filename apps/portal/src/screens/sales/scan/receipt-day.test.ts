import { expect, it } from 'vitest';

import { receiptDayRefusal } from './receipt-day.ts';

const today = '2026-11-25';
const refusal = (at: string, days: number | undefined = 30) => receiptDayRefusal({ at }, { today, days });

it('takes receipts of today and of the last days allowed', () => {
  expect(refusal('2026-11-25T23:59:00')).toBeUndefined();
  expect(refusal('2026-10-26T09:00:00')).toBeUndefined();
});

it('refuses a day that has not come, and says which', () => {
  expect(refusal('2026-11-26T00:00:00')?.title).toMatch(/26\.11\.2026|26\sноября/u);
});

it('refuses a day past the deadline, and says when the deadline was', () => {
  const late = refusal('2026-10-25T09:00:00');
  expect(late?.title).toMatch(/^Срок регистрации прошёл/);
  expect(late?.text).toMatch(/24\.11\.2026|24\sноября/u);
});

it('leaves old receipts to the server while the deadline is not known', () => {
  expect(receiptDayRefusal({ at: '2025-01-01T09:00:00' }, { today, days: undefined })).toBeUndefined();
});
