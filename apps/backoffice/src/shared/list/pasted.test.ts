import { describe, expect, it } from 'vitest';

import { pastedOf } from './pasted.ts';

describe('a pasted list', () => {
  it('is numbers by commas, semicolons, lines or cells, in any writing, each once', () => {
    expect(pastedOf('8 (912) 345-67-89, +7 912 345 67 80;79123456781\n79123456781')).toEqual([
      '8 (912) 345-67-89',
      '+7 912 345 67 80',
      '79123456781',
    ]);
    expect(pastedOf('П-000123\tAB-12/7\ta.b@mail.ru')).toEqual(['П-000123', 'AB-12/7', 'a.b@mail.ru']);
    expect(pastedOf('7707083893,')).toBeUndefined();
  });

  it('is not a name, a sentence or one number', () => {
    for (const text of ['', 'Иванов, Пётр', 'дрель 18В, ударная', 'П-000123', `1, ${'2'.repeat(65)}`]) {
      expect(pastedOf(text), text).toBeUndefined();
    }
  });
});
