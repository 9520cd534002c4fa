import type { Many, Fate } from '../../../../http/batched.ts';
import type { Output } from '../../../../http/contract.ts';
import { requestWithdrawals } from '../../../ledger/index.ts';
import { type FoundFacts, readManyWithdrawalFacts } from '../../repository/facts.ts';
import { tellJournal } from '../../audit.ts';
import { obstacleTo, payloadOf, refusals, refuse } from './request.ts';
import { cardOfWritten } from './written.ts';

type Requests = Parameters<Many<'withdrawals.create'>>[0];
type Result = Fate<Output<'withdrawals.create'>>;

/** What becomes of the request before anything is written; undefined when it may be asked for. */
function judge({ body }: Requests[number], facts: FoundFacts): Result | undefined {
  // A code is spent, and a spent attempt stays spent, in a transaction of its own.
  if (facts.isKnown || facts.settings.withdrawalCodeRequired) return 'alone';
  const refusal = obstacleTo(facts, body.points) ?? (facts.cardMask === null ? refuse('CARD_REQUIRED') : undefined);
  return refusal && { refusal };
}

/** Withdrawals of several people: facts and holds of all of them in one statement each. */
export const createWithdrawals: Many<'withdrawals.create'> = async (requests) => {
  const [first] = requests;
  if (!first) return [];
  const { db } = first;
  const now = first.now();
  const asked = requests.map(({ actor, body, idempotencyKey, requestId }) => ({
    memberId: actor.id,
    cardId: body.cardId,
    points: body.points,
    key: idempotencyKey ?? requestId,
    requestId,
  }));
  const facts = await readManyWithdrawalFacts(db, asked, now);
  const fates = requests.map((request, index): Result | undefined => judge(request, facts[index]!));
  const open = requests.flatMap((_, index) => (fates[index] === undefined ? [index] : []));
  const payloads = open.map((index) => payloadOf(asked[index]!, facts[index]!, facts[index]!.cardMask ?? '', now));
  const answers = await requestWithdrawals(db, payloads, now);
  const made = open.flatMap((index, place) => {
    const { outcome, left = 0 } = answers[place]!;
    if (outcome === 'created') return [{ index, place }];
    // The year's sum has moved, or the same key came by another way: the whole again, alone.
    fates[index] =
      outcome === 'requote' || outcome === 'replay' || outcome === 'alone'
        ? 'alone'
        : { refusal: refusals[outcome](left, facts[index]!) };
    return [];
  });
  for (const { index, place } of made) {
    const data = cardOfWritten(payloads[place]!, answers[place]!, facts[index]!, requests[index]!.actor, now);
    tellJournal(requests[index]!, data);
    fates[index] = { data };
  }
  return fates.map((fate) => fate ?? 'alone');
};
