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
