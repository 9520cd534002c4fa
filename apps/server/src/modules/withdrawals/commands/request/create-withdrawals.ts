import type { BatchHandler, BatchResult } from '../../../../http/batched.ts';
import type { Output } from '../../../../http/contract.ts';
import { fieldProblem } from '../../../../http/problem.ts';
import { confirmCode } from '../../../codes/index.ts';
import { recordAudit } from '../../audit.ts';
import { readWithdrawalCards } from '../../queries/card.ts';
import { codeTarget, requestWithdrawals } from './request-withdrawals.ts';

type Request = Parameters<BatchHandler<'withdrawals.create'>>[0][number];
type Result = BatchResult<Output<'withdrawals.create'>>;

async function spendCode(request: Request): Promise<void> {
  const { actor, body } = request;
  if (!body.code) throw fieldProblem('CODE_REQUIRED', 'code');
  const asked = { userId: actor.id, sessionId: actor.sessionId, purpose: 'withdrawal' as const };
  if ((await confirmCode(request, asked, body.code)) !== codeTarget(body)) throw fieldProblem('CODE_NOT_SENT', 'code');
}

/** `withdrawals.create`: facts, holds and cards of all the requests in one statement each. */
export const createWithdrawals: BatchHandler<'withdrawals.create'> = async (requests) => {
  const [first] = requests;
  if (!first) return [];
  const commands = requests.map((request) => ({
    memberId: request.actor.id,
    points: request.body.points,
    cardId: request.body.cardId,
    quoteVersion: request.body.quoteVersion,
    // A uuid in capital letters is the same key, also when the kept answer is gone.
    key: (request.idempotencyKey ?? request.requestId).toLowerCase(),
    requestId: request.requestId,
    spendCode: () => spendCode(request),
  }));
  const held = await requestWithdrawals(first.db, commands, first.now());
  const made = held.flatMap((result, index) =>
    typeof result === 'object' && 'id' in result ? [{ id: result.id, request: requests[index]! }] : [],
  );
  const cards = await readWithdrawalCards(
    first.db,
    made.map(({ id, request }) => ({ id, viewer: request.actor, scope: request.scope })),
    first.now(),
  );
  const results = new Map<Request, Result>();
  for (const [index, card] of cards.entries()) {
    const { request } = made[index]!;
    recordAudit(request, card);
    results.set(request, { data: card });
  }
  return held.map((result, index) =>
    typeof result === 'object' && 'refusal' in result ? result : (results.get(requests[index]!) ?? 'individual'),
  );
};
