import { expect, it } from 'vitest';

import { saleCardMessages } from './messages.ts';

it('what a cancelled sale loses agrees with any number', () => {
  expect(saleCardMessages.cancelText('101 балл')).toBe(
    'Продажу не проверят, 101 балл за неё не начислят. Вернуть её нельзя.',
  );
});
