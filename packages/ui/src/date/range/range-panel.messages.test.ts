import { expect, it } from 'vitest';

import { rangePanelMessages } from './range-panel.messages.ts';

it.each([
  [1, 'Период не длиннее 1 дня, сейчас 40'],
  [31, 'Период не длиннее 31 дня, сейчас 40'],
  [32, 'Период не длиннее 32 дней, сейчас 40'],
  [365, 'Период не длиннее 365 дней, сейчас 40'],
])('the longest period stands in the genitive: %i', (most, text) => {
  expect(rangePanelMessages.russian.tooLong(most, 40).replaceAll(/\s/g, ' ')).toBe(text);
});
