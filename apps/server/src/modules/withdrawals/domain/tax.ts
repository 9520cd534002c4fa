import type { TaxStatus } from '@pribavka/api';

import { product, rounded } from '../../../core/exact.ts';
import type { PointsSettings } from '../../points-settings/index.ts';

export type TaxRules = Pick<PointsSettings, 'taxMode' | 'taxRate' | 'taxExemptKopecks'>;

/** The rules as they hold for one member: who is self-employed pays the tax himself. */
export function rulesFor({ taxMode, taxRate, taxExemptKopecks }: TaxRules, taxStatus: TaxStatus): TaxRules {
  const isWithheld = taxMode === 'gift_prize' || taxMode === 'remuneration';
  return {
    taxMode: isWithheld && taxStatus === 'self_employed' ? 'self_employed' : taxMode,
    taxRate,
    taxExemptKopecks,
  };
}

/** What a withdrawal is worth; every sum in whole kopecks and gross = net + tax. */
export type Money = {
  grossKopecks: number;
  taxExemptUsedKopecks: number;
  taxBaseKopecks: number;
  taxKopecks: number;
  netKopecks: number;
};

/**
 * Income tax on the base, in kopecks. The only rounding of money in the programme: НДФЛ is whole
 * roubles, under 50 kopecks dropped, from 50 up (art. 52 para 6 of the Tax Code).
 */
export const incomeTax = (baseKopecks: number, ratePercent: number): number =>
  rounded(product(baseKopecks, ratePercent), 10_000) * 100;

/** `exemptUsedKopecks`: how much of this year's exemption other payouts of the member have taken. */
export function moneyOf(grossKopecks: number, rules: TaxRules, exemptUsedKopecks: number): Money {
  const free = (exempt: number): Money => {
    const base = grossKopecks - exempt;
    const taxKopecks = incomeTax(base, rules.taxRate);
    return {
      grossKopecks,
      taxExemptUsedKopecks: exempt,
      taxBaseKopecks: base,
      taxKopecks,
      netKopecks: grossKopecks - taxKopecks,
    };
  };
  switch (rules.taxMode) {
    case 'gift_prize':
      return free(Math.min(grossKopecks, Math.max(0, rules.taxExemptKopecks - exemptUsedKopecks)));
    case 'remuneration':
      return free(0);
    // The person pays the tax himself, the employer pays it, or it is accounted elsewhere.
    case 'none':
    case 'self_employed':
    case 'partner_pays':
      return { grossKopecks, taxExemptUsedKopecks: 0, taxBaseKopecks: 0, taxKopecks: 0, netKopecks: grossKopecks };
  }
}
