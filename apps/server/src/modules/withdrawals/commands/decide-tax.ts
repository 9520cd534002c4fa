import { readSettings } from '../../points-settings/index.ts';
import { moneyOf, rulesFor } from '../domain/tax.ts';
import { readWithdrawals, type WithdrawalRecord } from '../repository/records.ts';
import { type PricedWithdrawal, readOpenIds, readTaxStates, writeTaxes } from '../repository/tax.ts';
import type { Decider } from './decide.ts';

type Payer = Pick<Decider, 'db' | 'now'>;

/**
 * What is withheld of these payouts by the rules in force now and by what the year has already paid; of one member the
 * request that came first has the exemption first. The accounts are locked by the caller.
 */
export async function decideTax({ db, now }: Payer, records: readonly WithdrawalRecord[]): Promise<WithdrawalRecord[]> {
  if (records.length === 0) return [];
  const settings = await readSettings(db);
  const members = [...new Set(records.map(({ memberId }) => memberId))];
  const states = new Map((await readTaxStates(db, members, now)).map((state) => [state.memberId, { ...state }]));
  const inOrder = records.toSorted((a, b) => a.number - b.number);
  const priced = inOrder.map(({ id, memberId, grossKopecks }): PricedWithdrawal => {
    const state = states.get(memberId)!;
    const rules = rulesFor(settings, state.taxStatus);
    const money = moneyOf(grossKopecks, rules, state.exemptUsedKopecks);
    state.exemptUsedKopecks += money.taxExemptUsedKopecks;
    return { id, taxMode: rules.taxMode, ...money };
  });
  await writeTaxes(db, priced, settings.version);
  return readWithdrawals(
    db,
    records.map(({ id }) => id),
  );
}

/** The estimates of what still waits, after something before it has gone to a registry or has fallen away. */
export async function estimateTax(payer: Payer, members: readonly string[]): Promise<void> {
  const waiting = await readWithdrawals(payer.db, await readOpenIds(payer.db, [...new Set(members)]));
  await decideTax(payer, waiting);
}
