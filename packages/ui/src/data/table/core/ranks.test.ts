import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { orderOfNumbers } from './radix.ts';
import { sortRows } from './sort.ts';

interface Row {
  readonly at: number;
  readonly value: number | string | null;
}
const columns = [{ id: 'value', header: 'Значение', value: (row: Row) => row.value }];
const rowsOf = (values: readonly Row['value'][]): Row[] => values.map((value, at) => ({ at, value }));
const sorted = (rows: readonly Row[], desc: boolean): number[] =>
  sortRows(rows, [{ id: 'value', desc }], columns).map((row) => row.at);

/** The same by comparing: empty last, equal as they were. */
const compared = (rows: readonly Row[], desc: boolean, compare: (a: Row, b: Row) => number): number[] => {
  const filled = rows.filter((row) => row.value !== null && row.value !== '');
  const empty = rows.filter((row) => row.value === null || row.value === '');
  return [...filled.toSorted((a, b) => (desc ? -1 : 1) * compare(a, b)), ...empty].map((row) => row.at);
};

describe('ordering by ranks', () => {
  it('orders any numbers as a comparison does, with infinities, minus zero and empty values', () => {
    const number = fc.oneof(fc.double({ noNaN: true }), fc.integer(), fc.constantFrom(0, -0, 1e308, -5e-324));
    fc.assert(
      fc.property(fc.array(fc.option(number)), fc.boolean(), (values, desc) => {
        const rows = rowsOf(values);
        const by = (a: Row, b: Row): number => Math.sign(Number(a.value) - Number(b.value)) || 0;
        const compare = (a: Row, b: Row): number => (a.value === b.value ? 0 : by(a, b));
        expect(sorted(rows, desc)).toEqual(compared(rows, desc, compare));
      }),
    );
  });

  it('orders any Russian words as Intl does, «ё» next to «е», ignoring case, stable', () => {
    const letters = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя';
    const word = fc.string({ unit: fc.constantFrom(...`${letters}${letters.toUpperCase()}`.split('')), maxLength: 5 });
    const { compare } = new Intl.Collator('ru', { sensitivity: 'accent' });
    const byText = (a: Row, b: Row): number => compare(String(a.value), String(b.value));
    fc.assert(
      fc.property(fc.array(word), fc.boolean(), (values, desc) => {
        const rows = rowsOf(values);
        expect(sorted(rows, desc)).toEqual(compared(rows, desc, byText));
      }),
    );
    const tree = rowsOf(['ель', 'ёлка', 'ежи', 'Ёж', 'еж']);
    expect(sorted(tree, false).map((at) => tree[at]?.value)).toEqual(['еж', 'Ёж', 'ежи', 'ёлка', 'ель']);
  });

  it('orders by the language it is given, and again in another one', () => {
    const rows = rowsOf(['Zebra', 'Öl', 'Olive', 'zebra', 'Ole']);
    const by = (code: string): unknown[] =>
      sortRows(rows, [{ id: 'value', desc: false }], columns, { code }).map(({ value }) => value);
    expect(by('de')).toEqual(['Öl', 'Ole', 'Olive', 'Zebra', 'zebra']);
    expect(by('sv')).toEqual(['Ole', 'Olive', 'Zebra', 'zebra', 'Öl']);
  });

  it('puts numbers before words in a mixed column', () => {
    expect(sorted(rowsOf(['б', 2, null, 'а', -1]), false)).toEqual([4, 1, 3, 0, 2]);
  });

  it('leaves NaN out of the order', () => {
    expect([...orderOfNumbers(Float64Array.of(3, Number.NaN, -1))]).toEqual([2, 0]);
  });
});
