import { describe, expect, it } from 'vitest';

import { filterSections, markMatch } from './search.ts';
import type { PaletteSection } from './types.ts';

const item = (label: string, detail = '') => ({ id: label, label, detail, onSelect: () => {} });
const sections: PaletteSection[] = [
  {
    id: 'people',
    label: 'Участники',
    kind: 'object',
    items: [item('Мельникова Анна', '№ 104 582'), item('Фёдоров Пётр')],
  },
  { id: 'found', label: 'Найдено', kind: 'object', filtered: true, items: [item('Продажа № 1')] },
  {
    id: 'do',
    label: 'Действия',
    kind: 'command',
    items: [item('Тёмное оформление'), item('Начислить баллы участнику…')],
  },
];
const labels = (typed: string) => filterSections(sections, typed).flatMap((s) => s.items.map((i) => i.label));

describe('palette', () => {
  it('searches by the start of words, «е» and «ё» are one', () => {
    expect(labels('федоров')).toEqual(['Фёдоров Пётр', 'Продажа № 1']);
    expect(labels('анна мель')).toEqual(['Мельникова Анна', 'Продажа № 1']);
    expect(labels('104')).toContain('Мельникова Анна');
  });
  it('shows only commands after «>»', () => {
    expect(labels('>')).toEqual(['Тёмное оформление', 'Начислить баллы участнику…']);
    expect(labels('> темн')).toEqual(['Тёмное оформление']);
  });
  it('marks what is found', () => {
    expect(markMatch('Мельникова', 'мельн')).toEqual([
      { text: 'Мельн', match: true },
      { text: 'икова', match: false },
    ]);
    expect(markMatch('Мельникова', '')).toEqual([{ text: 'Мельникова', match: false }]);
  });
});
