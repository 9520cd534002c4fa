import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { phoneCases } from './phone.cases.ts';
import { phone } from './phone.ts';

// No Russian code begins with 88 or 89: «89…» of ten digits is a trunk 8 and a digit short.
const national = fc.stringMatching(/^(?:[349][0-9]|8[0-7])[0-9]{8}$/);

describe('phone', () => {
  it.each(phoneCases)('takes «$text» ($why)', ({ text, raw, whole = raw }) => {
    expect(phone.normalize(text)).toBe(whole);
  });

  it.each([
    ['Добрый день, 8 912 345 67 89', '79123456789'],
    ['0079123456789', '79123456789'],
    ['8107 912 345-67-89', '79123456789'],
    ['89123456789 (Иван), 89031112233', '79123456789'],
    ['89123456789,89031112233', '79123456789'],
    ['+7(912)3456789', '79123456789'],
    ['8 912 345-67-89; 0044 20 7946 0958', '79123456789'],
    ['0044 20 7946 0958; 8 912 345-67-89', '79123456789'],
    ['0044 1234 56', ''],
    ['0044 20 7946 0958; 8 10 375 29 123 45 67', ''],
    ['912 345 67 89 вн. 5', '79123456789'],
    ['912', '7912'],
    ['8 912 345 67 8', '7912345678'],
    ['89', '79'],
    ['00 1 912 345 67 89', ''],
    ['+7 912', '7912'],
    ['+86 138 1234 5678', ''],
    ['8613812345678', ''],
    ['375291234567', ''],
    ['+1 912 345 67 89', ''],
    ['без номера', ''],
    ['', ''],
  ])('reads %j as %j', (text, raw) => {
    expect(phone.normalize(text)).toBe(raw);
  });

  it('keeps a right number right in every notation', () => {
    const between = fc.constantFrom('', ' ', '-', '\u00A0', ' - ');
    fc.assert(
      fc.property(national, fc.constantFrom('8', '7', '+7', '+7 ', '8 (', ''), between, (digits, lead, gap) => {
        const close = lead.includes('(') ? ')' : '';
        const parts = [digits.slice(0, 3) + close, digits.slice(3, 6), digits.slice(6, 8), digits.slice(8)];
        expect(phone.normalize(lead + parts.join(gap))).toBe(`7${digits}`);
      }),
    );
  });

  it('takes nothing or a number that stands in the text, digit by digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[-+() 0-9]{0,30}$/), (text) => {
        const raw = phone.normalize(text);
        if (raw) expect(text.replace(/[^0-9]/g, '')).toContain(raw.slice(1));
        expect(raw).toMatch(/^(?:7[0-9]{1,10})?$/);
      }),
      { numRuns: 2000 },
    );
  });

  it('formats every part of a number and reads it back', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{0,10}$/), (digits) => {
        const raw = digits ? `7${digits}` : '';
        expect(phone.parse(phone.format(raw))).toBe(raw);
        expect(phone.format(phone.format(raw))).toBe(phone.format(raw));
      }),
    );
  });
});
