import { product, rounded } from '../../../core/exact.ts';
import type { PointsSettings } from '../../points-settings/index.ts';

export type TaxSettings = Pick<PointsSettings, 'rateKopecks' | 'taxMode' | 'taxRate' | 'taxExemptKopecks'>;

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

/** `yearGrossKopecks`: what the member has taken out this calendar year, this withdrawal not included. */
export function moneyOf(points: number, settings: TaxSettings, yearGrossKopecks: number): Money {
  const grossKopecks = points * settings.rateKopecks;
  const free = (exempt: number): Money => {
    const base = grossKopecks - exempt;
    const taxKopecks = incomeTax(base, settings.taxRate);
    return {
      grossKopecks,
      taxExemptUsedKopecks: exempt,
      taxBaseKopecks: base,
      taxKopecks,
      netKopecks: grossKopecks - taxKopecks,
    };
  };
  switch (settings.taxMode) {
    case 'gift_prize':
      return free(Math.min(grossKopecks, Math.max(0, settings.taxExemptKopecks - yearGrossKopecks)));
    case 'remuneration':
      return free(0);
    // The person pays the tax himself, the employer pays it, or it is accounted elsewhere.
    case 'none':
    case 'self_employed':
    case 'partner_pays':
      return { grossKopecks, taxExemptUsedKopecks: 0, taxBaseKopecks: 0, taxKopecks: 0, netKopecks: grossKopecks };
  }
}
