import { expect, it } from 'vitest';

import { findStores } from './stores.ts';

const store = (id: string, name: string, address: string) => ({ id, name, address, partnerName: 'ООО' });
const all = [store('1', '«Мастерок» на Победы', 'Тверь, пр-т Победы, 12'), store('2', '«Мастерок»', 'Орёл, Лесная, 4')];

it('finds by every word, in name and address, whatever the ё', () => {
  expect(findStores(all, 'мастерок орел').map((one) => one.id)).toEqual(['2']);
  expect(findStores(all, '  ')).toHaveLength(2);
  expect(findStores(all, 'сад')).toEqual([]);
});
