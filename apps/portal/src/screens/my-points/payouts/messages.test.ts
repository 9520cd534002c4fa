import { expect, it } from 'vitest';

import { payoutMessages } from './messages.ts';

it('what comes back agrees with any number', () => {
  expect(payoutMessages.cancelText('501 балл')).toBe('Вернём на счёт 501 балл, срок сгорания не изменится.');
});
