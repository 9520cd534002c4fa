import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import * as masks from './index.ts';
import type { Mask } from './index.ts';

const all: readonly Mask[] = Object.values(masks).filter((entry) => typeof entry === 'object');

describe('patterns of the specification', () => {
  it.each([
    [masks.phone, '79123456789', '+7 (912) 345-67-89'],
    [masks.passportSeries, '4509', '4509'],
    [masks.passportNumber, '123456', '123456'],
    [masks.inn, '770708389312', '770708389312'],
    [masks.snils, '11223344595', '112-233-445-95'],
    [masks.kpp, '773601001', '773601001'],
    [masks.card, '2200000000000004', '2200 0000 0000 0004'],
    [masks.pointsOutput, '99999', '99999'],
    [masks.date, '20112026', '20.11.2026'],
    [masks.time, '0905', '09:05'],
    [masks.fiscalDrive, '9282440300829880', '9282 4403 0082 9880'],
    [masks.fiscalDocument, '10556', '10556'],
    [masks.departmentCode, '770001', '770-001'],
    [masks.account, '40702810100001234567', '40702 810 1 0000 1234567'],
    [masks.kppLetters, '7736ab001', '7736AB001'],
  ])('%o formats', (mask, raw, masked) => {
    expect(mask.format(raw)).toBe(masked);
    expect(mask.isComplete(mask.parse(masked))).toBe(true);
  });

  it('knows the lengths', () => {
    expect(masks.phone.format('79123456789')).toHaveLength(18);
    expect(masks.snils.format('11223344595')).toHaveLength(14);
    expect(masks.inn.complete).toEqual([10, 12]);
    expect(masks.pointsOutput.capacity).toBe(5);
  });
});

describe.each(all.map((mask) => [mask.id, mask] as const))('%s', (_id, mask) => {
  it('reads back what it shows, at every length', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{0,24}$/), (digits) => {
        const raw = mask.parse(digits);
        expect(mask.parse(mask.format(raw))).toBe(raw);
        expect(mask.format(mask.format(raw))).toBe(mask.format(raw));
        expect(raw.length).toBeLessThanOrEqual(mask.capacity + mask.rawPrefix.length);
      }),
    );
  });

  it('never cuts: pasted text is taken whole or not at all', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{0,30}$/), (digits) => {
        const raw = mask.normalize(digits);
        const slots = raw.slice(mask.rawPrefix.length);
        // A passport of ten digits and a phone with its trunk digit are the two shapes known to hold more.
        if (raw && digits.length > mask.capacity) expect(digits).toContain(slots);
        if (digits.length > 15 && digits.length > mask.capacity) expect(raw).toBe('');
      }),
    );
  });

  it('understands its own look', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9][0-9]{23}$/), (digits) => {
        const raw = mask.rawPrefix + digits.slice(0, mask.capacity);
        expect(mask.normalize(mask.format(raw))).toBe(raw);
        expect(mask.normalize(`  ${mask.format(raw)}\u00A0`)).toBe(raw);
      }),
    );
  });
});

describe('normalize', () => {
  it.each([
    [masks.inn, 'ИНН/КПП 7707083893/773601001', '7707083893'],
    [masks.kpp, 'ИНН/КПП 7707083893/773601001', '773601001'],
    [masks.inn, '7707083893123', ''],
    [masks.inn, '7707ОО3893', ''],
    [masks.kpp, '7736AB001', ''],
    [masks.kpp, '7736 АВ 001', ''],
    [masks.kpp, 'КПП 773601', '773601'],
    [masks.kppLetters, '7736AB001', '7736AB001'],
    [masks.bik, '0445B5225', ''],
    [masks.snils, 'СНИЛС 112-233-445 95', '11223344595'],
    [masks.passportSeries, '45 09 123456', '4509'],
    [masks.passportNumber, '45 09 123456', '123456'],
    [masks.passportSeries, '45 09', '4509'],
    [masks.card, '2200-0000-0000-0004', '2200000000000004'],
    [masks.card, '2200 0000 0000 0004 123', ''],
    [masks.pointsOutput, '1\u00A0000 баллов', '1000'],
    [masks.pointsOutput, '1 000,00', '1000'],
    [masks.pointsOutput, '1000.50', ''],
    [masks.pointsOutput, '10 тыс.', ''],
    [masks.pointsOutput, '5k', ''],
    [masks.pointsOutput, '1 000 ₽', '1000'],
    [masks.pointsOutput, '1,000', ''],
    [masks.pointsOutput, '10 5', ''],
    [masks.pointsOutput, '-500', ''],
    [masks.pointsOutput, '123456', ''],
    [masks.pointsOutput, '007', '7'],
    [masks.date, '2026-11-20', '20112026'],
    [masks.date, '20260305', '05032026'],
    [masks.date, '2023-02-29', '29022023'],
    [masks.date, 'May 12, 1990', '12051990'],
    [masks.date, 'мая 12 1990', '12051990'],
    [masks.date, '12 May 1990', '12051990'],
    [masks.date, 'May 12,', ''],
    [masks.date, 'Room 12, 1990', ''],
    [masks.date, '1.2.3', ''],
    [masks.date, '05.01', '0501'],
    [masks.date, '20112012', '20112012'],
    [masks.date, '20 foo 2026', ''],
    [masks.date, '5/1/2026', '05012026'],
    [masks.date, '20 ноября 2026', '20112026'],
    [masks.date, '1 мая 2026 г.', '01052026'],
    [masks.date, '3 марта 2026', '03032026'],
    [masks.time, '9:05', '0905'],
    [masks.time, '09:05:59', '0905'],
    [masks.code(4), 'Код: 4821. Никому не говорите', '4821'],
    [masks.code(6), '123-456', '123456'],
    [masks.kppLetters, 'КПП 7736ab001', '7736AB001'],
  ])('%o %j → %j', (mask, text, raw) => {
    expect(mask.normalize(text)).toBe(raw);
  });
});
