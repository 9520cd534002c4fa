import { expect, it } from 'vitest';

import { compareLines } from './compare.ts';

it('puts two versions side by side, with what came and what went', () => {
  const before = [
    { title: 'Начисляем', text: '×1,5' },
    { title: 'Бренды', text: 'Стрежень' },
  ];
  const after = [
    { title: 'Начисляем', text: '×1,5' },
    { title: 'Категории', text: 'Оснастка' },
  ];
  expect(compareLines(before, after)).toEqual([
    { title: 'Начисляем', before: '×1,5', after: '×1,5', differs: false },
    { title: 'Категории', before: undefined, after: 'Оснастка', differs: true },
    { title: 'Бренды', before: 'Стрежень', after: undefined, differs: true },
  ]);
});
