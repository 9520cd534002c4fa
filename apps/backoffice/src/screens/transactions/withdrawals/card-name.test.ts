import { expect, it } from 'vitest';

import { cardName } from './card-name.ts';

it.each([
  ['mir', 'Мир ••\u00a08392'],
  ['elo', 'elo ••\u00a08392'],
  [null, '••\u00a08392'],
])('names a card of %s by its last four digits', (brand, name) => {
  expect(cardName({ brand, mask: '220499••••••8392' })).toBe(name);
});
