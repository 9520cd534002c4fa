import type { Db } from '../../../db/open.ts';
import type { Output } from '../../../http/contract.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { addDays } from '../../../core/calendar.ts';
import { preliminaryNote } from '../domain/tax-note.ts';
import { moneyOf, rulesFor } from '../domain/tax.ts';
import { blockersOf } from '../domain/blockers.ts';
import { readWithdrawalFacts } from '../repository/facts.ts';

type Quote = Output<'withdrawals.quote'>;

/** Points in money, what is in the way and what the limits leave. */
export async function quoteWithdrawal(db: Db, memberId: string, points: number, now: Date): Promise<Quote> {
  const [facts] = await readWithdrawalFacts(db, [{ memberId }], now);
  if (!facts) throw new Error('Facts are read for every query');
  const { settings } = facts;
  const rules = rulesFor(settings, facts.taxStatus);
  const money = moneyOf(points * settings.rateKopecks, rules, facts.exemptUsedKopecks);
  const blockers = blockersOf(facts, points);
  return {
    points,
    rateKopecks: settings.rateKopecks,
    ...money,
    taxMode: rules.taxMode,
    taxNote: preliminaryNote(rules, money),
    payoutBy: points > 0 ? addDays(programmeDay(now), settings.payoutDays) : null,
    codeRequired: settings.withdrawalCodeRequired,
    blockers: blockers.map(({ code, text, link }) => ({ code, text, link })),
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
