import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { incomeTax, moneyOf, rulesFor, type TaxRules } from './tax.ts';

const settings = (taxMode: TaxRules['taxMode']): TaxRules => ({
  taxMode,
  taxRate: 13,
  taxExemptKopecks: 400_000,
});

describe('tax on a withdrawal', () => {
  it('rounds to whole roubles from fifty kopecks', () => {
    // 13 % of 3,84 ₽ is 49,92 kopecks, of 3,85 ₽ is 50,05.
    expect([incomeTax(384, 13), incomeTax(385, 13), incomeTax(100_000, 13)]).toEqual([0, 100, 13_000]);
  });

  it.each([
    ['none', 5000, 0, { taxKopecks: 0, taxBaseKopecks: 0, netKopecks: 500_000 }],
    ['self_employed', 5000, 0, { taxKopecks: 0, netKopecks: 500_000 }],
    ['partner_pays', 5000, 0, { taxKopecks: 0, netKopecks: 500_000 }],
    ['remuneration', 5000, 0, { taxBaseKopecks: 500_000, taxKopecks: 65_000, netKopecks: 435_000 }],
    ['gift_prize', 3000, 0, { taxExemptUsedKopecks: 300_000, taxBaseKopecks: 0, taxKopecks: 0 }],
    [
      'gift_prize',
      5000,
      0,
      { taxExemptUsedKopecks: 400_000, taxBaseKopecks: 100_000, taxKopecks: 13_000, netKopecks: 487_000 },
    ],
    ['gift_prize', 1000, 350_000, { taxExemptUsedKopecks: 50_000, taxBaseKopecks: 50_000, taxKopecks: 6500 }],
    ['gift_prize', 1000, 900_000, { taxExemptUsedKopecks: 0, taxBaseKopecks: 100_000 }],
  ] as const)('%s: %i points after %i kopecks of the exemption', (mode, points, used, money) => {
    expect(moneyOf(points * 100, settings(mode), used)).toMatchObject(money);
  });

  it('is the own affair of who is self-employed, where it is withheld at all', () => {
    const modes = ['gift_prize', 'remuneration', 'none', 'self_employed', 'partner_pays'] as const;
    const of = (status: 'individual' | 'self_employed') =>
      modes.map((mode) => rulesFor(settings(mode), status).taxMode);
    expect(of('individual')).toEqual(modes);
    expect(of('self_employed')).toEqual(['self_employed', 'self_employed', 'none', 'self_employed', 'partner_pays']);
  });

  it('always adds up in whole kopecks, and never takes more than there is', () => {
    const modes = fc.constantFrom('none', 'gift_prize', 'remuneration', 'self_employed', 'partner_pays');
    fc.assert(
      fc.property(
        modes,
        fc.integer({ min: 1, max: 99_999 }),
        fc.nat({ max: 9_999_999 }),
        fc.integer({ min: 1, max: 999 }),
        fc.nat({ max: 100 }),
        (taxMode, points, used, rateKopecks, taxRate) => {
          const money = moneyOf(points * rateKopecks, { ...settings(taxMode), taxRate }, used);
          expect(money.netKopecks + money.taxKopecks).toBe(money.grossKopecks);
          expect(Object.values(money).every((n) => Number.isSafeInteger(n))).toBe(true);
          expect(money.taxBaseKopecks + money.taxExemptUsedKopecks).toBeLessThanOrEqual(money.grossKopecks);
        },
      ),
    );
  });
});
