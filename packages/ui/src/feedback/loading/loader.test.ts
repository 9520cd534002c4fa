import { expect, it } from 'vitest';

import { createLoader } from './loader.ts';

it('shows the oldest wait until the last one lets go', () => {
  const loader = createLoader();
  const seen: Array<string | undefined> = [];
  loader.subscribe(() => seen.push(loader.current()));
  const screen = loader.hold('Открываем продажи');
  const rows = loader.hold('Загружаем продажи');
  screen();
  screen();
  rows();
  expect(seen).toEqual(['Открываем продажи', 'Открываем продажи', 'Загружаем продажи', undefined]);
});
