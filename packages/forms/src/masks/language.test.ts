import { describe, expect, it } from 'vitest';

import { masksEn } from '../locales/en.ts';
import { rejectionText } from '../mask-input/feedback.ts';
import * as masks from './index.ts';

const cyrillic = /\p{Script=Cyrillic}/u;
const all = [...Object.values(masks).filter((entry) => typeof entry === 'object'), masks.code(4)];

describe('masks in English', () => {
  it('are all of the catalogue', () => {
    expect(all.map(({ id }) => id).sort()).toEqual(
      Object.keys(masksEn)
        .filter((id) => id !== 'common')
        .sort(),
    );
  });

  it.each(all.map((mask) => [mask.id, mask] as const))('%s says nothing Russian and looks the same', (_id, mask) => {
    const spoken = masks.maskInLanguage(mask, masksEn);
    const refusals = (['character', 'full', 'unreadable'] as const).map((why) => rejectionText(spoken, why, masksEn));
    for (const text of [spoken.hint, spoken.blank ?? '', ...refusals]) expect(text).not.toMatch(cyrillic);
    expect(spoken.pattern).toBe(mask.pattern);
    expect(spoken.format('1234567890')).toBe(mask.format('1234567890'));
    if (mask.blank !== undefined) expect(spoken.blank).toHaveLength(mask.pattern.length);
  });

  it('leave a mask of an application its own texts', () => {
    const own: masks.Mask = { ...masks.inn, id: 'own', hint: 'Wie auf der Karte', rejection: 'Nur Ziffern' };
    const spoken = masks.maskInLanguage(own, masksEn);
    expect([spoken.hint, spoken.rejection]).toEqual(['Wie auf der Karte', 'Nur Ziffern']);
    expect(masks.maskInLanguage(own, undefined)).toBe(own);
  });

  it('read a month named in English', () => {
    expect(masks.date.normalize('20 November 2026')).toBe('20112026');
    expect(masks.date.normalize('5 May, 2026')).toBe('05052026');
    expect(masks.date.normalize('20 ноября 2026')).toBe('20112026');
    expect(masks.date.normalize('20 банок 2026')).toBe('');
  });
});

describe('a date by the pattern of a language', () => {
  const american = masks.dateMask('MM/dd/yyyy');
  const swedish = masks.dateMask('yyyy-MM-dd');

  it('is the Russian one by the Russian pattern', () => {
    expect([masks.date.pattern, masks.date.blank, masks.date.hint, masks.date.unreadable]).toEqual([
      '##.##.####',
      'дд.мм.гггг',
      'Формат: 20.11.2026',
      'Нужна дата, например 20.11.2026',
    ]);
  });

  it('has its signs, its order and its example', () => {
    const spoken = masks.maskInLanguage(american, masksEn);
    expect([spoken.pattern, spoken.blank, spoken.hint]).toEqual(['##/##/####', 'mm/dd/yyyy', 'Format: 11/20/2026']);
    expect(american.format('11202026')).toBe('11/20/2026');
    expect(swedish.format('20261120')).toBe('2026-11-20');
  });

  it('reads what is pasted in its own order, and a date of a file in any', () => {
    expect(american.normalize('5/1/2026')).toBe('05012026');
    expect(american.normalize('2026-11-20')).toBe('11202026');
    expect(american.normalize('20 November 2026')).toBe('11202026');
    expect(swedish.normalize('20.11.2026')).toBe('20261120');
    expect([swedish.normalize('20.11.26'), swedish.normalize('20 November')]).toEqual(['', '']);
  });

  it('closes a short part with a zero where the part stands', () => {
    expect([american.typed('', '4'), american.typed('11', '4'), american.typed('', '1')]).toEqual([
      '04',
      '1104',
      undefined,
    ]);
    expect([swedish.typed('', '4'), swedish.typed('2026', '4')]).toEqual([undefined, '202604']);
  });
});
