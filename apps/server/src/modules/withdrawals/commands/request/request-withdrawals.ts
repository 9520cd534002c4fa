import type { ProblemCode } from '@pribavka/api';

import { bodyHash } from '../../../../core/body-hash.ts';
import { moneyText } from '../../../../core/money.ts';
import type { Db } from '../../../../db/open.ts';
import { inTransaction } from '../../../../db/tx.ts';
import { fieldProblem, Problem, problem } from '../../../../http/problem.ts';
import { newId } from '../../../../ids.ts';
import { lockMembers, requestWithdrawals as writeWithdrawals } from '../../../ledger/index.ts';
import { blockersOf } from '../../domain/blockers.ts';
import { quoteOf } from '../../domain/quote.ts';
import { moneyOf, rulesFor } from '../../domain/tax.ts';
import { periodStarts, readWithdrawalFacts, type WithdrawalFacts } from '../../repository/facts.ts';

export interface WithdrawalCommand {
  memberId: string;
  points: number;
  cardId: string;
  /** Of the quote the member has agreed to; a request without one is made by the figures of the moment. */
  quoteVersion?: string | undefined;
  key: string;
  requestId?: string | undefined;
  /** Spends the SMS code where the programme asks for one; called once everything else is in order. */
  spendCode: () => Promise<void>;
}

/** `individual`: nothing was written, the request has to come by itself. Only one of several gets this answer. */
export type WithdrawalResult = { id: string } | { refusal: Problem } | 'individual';

const fieldOf: Partial<Record<ProblemCode, string>> = {
  POINTS_NOT_ENOUGH: 'points',
  WITHDRAW_MIN: 'points',
  WITHDRAW_MAX: 'points',
  WITHDRAW_STEP: 'points',
  WITHDRAW_MONTHLY: 'points',
  CARD_REQUIRED: 'cardId',
};

/** What a code confirms is one withdrawal: another sum or card needs another code. */
export const codeTarget = ({ points, cardId }: Pick<WithdrawalCommand, 'points' | 'cardId'>): string =>
  `${points}|${cardId}`;

/** The first thing in the way, in its own words and at its field when it has one. */
export function refusalOf(facts: WithdrawalFacts, points: number): Problem | undefined {
  const [first] = blockersOf(facts, points);
  if (!first) return facts.cardMask === null ? fieldProblem('CARD_REQUIRED', 'cardId') : undefined;
  const { message, text } = first;
  const field = fieldOf[message.code];
  return new Problem(message.code, text, {
    params: message.params,
    ...(field ? { fields: { [field]: [message] } } : {}),
  });
}

/** The member agreed to other figures than those that hold now: he is asked about these. */
function changedQuote({ points, quoteVersion }: WithdrawalCommand, facts: WithdrawalFacts, now: Date) {
  if (quoteVersion === undefined) return undefined;
  const current = quoteOf(facts, points, now);
  if (quoteVersion === current.version) return undefined;
  return problem('WITHDRAW_QUOTE_CHANGED', { sum: moneyText(current.netKopecks) }, { current });
}

const hashOf = ({ points, cardId }: WithdrawalCommand): string => bodyHash({ points, cardId });

/** What becomes of a request before anything is written; undefined when its points are to be held. */
function decide(
  command: WithdrawalCommand,
  facts: WithdrawalFacts,
  now: Date,
  isOnly: boolean,
): WithdrawalResult | undefined {
  const { known, settings } = facts;
  if (known?.hash === hashOf(command)) return { id: known.withdrawalId };
  if (known) return { refusal: problem('IDEMPOTENCY_MISMATCH') };
  // A wrong code costs an attempt, which stays spent whatever becomes of the others.
  if (settings.withdrawalCodeRequired && !isOnly) return 'individual';
  const refusal = refusalOf(facts, command.points) ?? changedQuote(command, facts, now);
  return refusal && { refusal };
}

/** A withdrawal as `withdrawal_request_batch` takes it; its tax is an estimate until a registry decides it. */
function payloadOf(command: WithdrawalCommand, facts: WithdrawalFacts, now: Date) {
  const { memberId, points, cardId, key, requestId } = command;
  const { settings } = facts;
  const rules = rulesFor(settings, facts.taxStatus);
  const money = moneyOf(points * settings.rateKopecks, rules, facts.exemptUsedKopecks);
  const starts = periodStarts(now);
  return {
    id: newId(),
    member_id: memberId,
    key,
    hash: hashOf(command),
    points,
    rate_kopecks: settings.rateKopecks,
    gross_kopecks: money.grossKopecks,
    tax_mode: rules.taxMode,
    exempt_used_kopecks: money.taxExemptUsedKopecks,
    tax_base_kopecks: money.taxBaseKopecks,
    tax_kopecks: money.taxKopecks,
    net_kopecks: money.netKopecks,
    settings_version: settings.version,
    card_id: cardId,
    card_mask: facts.cardMask,
    status: facts.riskLevel === 'high' ? ('on_review' as const) : ('new' as const),
    day_start: starts.day,
    day_max: settings.withdrawalPerDay,
    month_start: starts.month,
    month_points: settings.withdrawalPerMonth,
    year_start: starts.year,
    year_exempt_kopecks: facts.exemptUsedKopecks,
    ref: { actor_kind: 'user' as const, actor_id: memberId, request_id: requestId },
  };
}

/**
 * Holds the points of withdrawals in one transaction: accounts locked in one order, facts read under the locks. One
 * withdrawal and several take the same way; each remembers its key for ever.
 */
export function requestWithdrawals(
  db: Db,
  commands: readonly WithdrawalCommand[],
  now: Date,
): Promise<WithdrawalResult[]> {
  return inTransaction(db, async (tx) => {
    await lockMembers(
      tx,
      commands.map(({ memberId }) => memberId),
    );
    const facts = await readWithdrawalFacts(tx, commands, now);
    const results = commands.map((command, index) => decide(command, facts[index]!, now, commands.length === 1));
    const open = commands.flatMap((_, index) => (results[index] === undefined ? [index] : []));
    for (const index of open) if (facts[index]!.settings.withdrawalCodeRequired) await commands[index]!.spendCode();
    const payloads = open.map((index) => payloadOf(commands[index]!, facts[index]!, now));
    const answers = await writeWithdrawals(tx, payloads, now);
    return results.map((result, index): WithdrawalResult => {
      if (result) return result;
      const { outcome, id } = answers[open.indexOf(index)]!;
      if (outcome === 'created' && id) return { id };
      if (outcome === 'individual') return 'individual';
      // Whatever else it may answer was decided by the facts, and nobody but us moves a locked account.
      throw new Error(`a withdrawal of a locked account is answered «${outcome}»`);
    });
  });
}
