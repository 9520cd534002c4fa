import { addDays } from '../../../core/calendar.ts';
import { bodyHash } from '../../../core/body-hash.ts';
import type { Output } from '../../../http/contract.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import type { WithdrawalFacts } from '../repository/facts.ts';
import { blockersOf } from './blockers.ts';
import { preliminaryNote } from './tax-note.ts';
import { type Money, moneyOf, type TaxRules, rulesFor } from './tax.ts';

type Quote = Output<'withdrawals.quote'>;

/**
 * Stands for what a person agrees to: rate, kind of tax and sums in kopecks (domain 3.23). Made of the figures and not of
 * the settings' version, so that a change of another setting asks nobody again, while the year's exemption does.
 */
const versionOf = (
  rateKopecks: number,
  { taxMode }: TaxRules,
  { grossKopecks, taxKopecks, netKopecks }: Money,
): string => bodyHash([rateKopecks, taxMode, grossKopecks, taxKopecks, netKopecks]);

/** What so many points are worth by these facts, what is in the way and what the limits leave (domain 3.10). */
export function quoteOf(facts: WithdrawalFacts, points: number, now: Date): Quote {
  const { settings } = facts;
  const rules = rulesFor(settings, facts.taxStatus);
  const money = moneyOf(points * settings.rateKopecks, rules, facts.exemptUsedKopecks);
  return {
    points,
    version: versionOf(settings.rateKopecks, rules, money),
    rateKopecks: settings.rateKopecks,
    ...money,
    taxMode: rules.taxMode,
    taxNote: preliminaryNote(rules, money),
    payoutBy: points > 0 ? addDays(programmeDay(now), settings.payoutDays) : null,
    codeRequired: settings.withdrawalCodeRequired,
    blockers: blockersOf(facts, points).map(({ code, text, link }) => ({ code, text, link })),
    limits: {
      min: settings.withdrawalMin,
      max: settings.withdrawalMax,
      step: settings.withdrawalStep,
      available: facts.active,
      monthLeft: Math.max(0, settings.withdrawalPerMonth - facts.monthPoints),
      dayRequestsLeft: Math.max(0, settings.withdrawalPerDay - facts.dayRequests),
    },
  };
}
