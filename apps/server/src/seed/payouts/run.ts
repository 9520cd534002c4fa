import { randomUUID } from 'node:crypto';

import type { Db } from '../../db/open.ts';
import { createNotify } from '../../core/notices/notify.ts';
import { systemScope } from '../../http/scope.ts';
import { approveRegistry, formRegistry, settleRegistry } from '../../modules/payouts/index.ts';
import {
  cancelWithdrawal,
  type Decider,
  decideTax,
  decideWithdrawal,
  lockWithdrawal,
  notifyMembers,
  resolve,
  requestWithdrawals,
} from '../../modules/withdrawals/index.ts';
import type { Timeline } from '../timeline.ts';

/** How far a payout of the demo comes. */
export type PayoutOutcome =
  | 'new'
  | 'approved'
  | 'in_registry'
  | 'failed'
  | 'returned'
  | 'paid'
  | 'rejected'
  | 'cancelled';

export interface PayoutRun {
  db: Db;
  timeline: Timeline;
  financeIds: readonly [string, string];
  /** The member finds the decisions in the feed. */
  notifies?: boolean;
}

const hours = (at: Date, count: number): Date => new Date(at.getTime() + count * 3_600_000);

/** Holds the points and plans what becomes of them. */
export async function payOut(
  run: PayoutRun,
  payout: { memberId: string; cardId: string; points: number; at: Date; outcome: PayoutOutcome },
): Promise<void> {
  const { db, timeline, financeIds } = run;
  const { memberId, cardId, points, at, outcome } = payout;
  const command = { memberId, points, cardId, key: randomUUID(), spendCode: () => Promise.resolve() };
  const [result] = await requestWithdrawals(db, [command], at);
  if (typeof result !== 'object') throw new Error('A withdrawal by itself must be answered');
  if ('refusal' in result) throw result.refusal;
  const { id } = result;
  const by = (actorId: string, now: Date): Decider => ({ db, now, actor: { id: actorId }, scope: systemScope() });
  if (outcome === 'new') return;
  if (outcome === 'cancelled') {
    timeline.add(hours(at, 1), (later) => cancelWithdrawal(by(memberId, later), id));
    return;
  }
  const announce = async (now: Date): Promise<void> => {
    if (run.notifies) await notifyMembers({ db, notify: createNotify(db, () => now) }, [id]);
  };
  timeline.add(hours(at, 3), async (later) => {
    const [decision, note] =
      outcome === 'rejected' ? (['reject', { reasonCode: 'check' }] as const) : (['approve', {}] as const);
    await decideWithdrawal(by(financeIds[0], later), id, decision, note);
    await announce(later);
  });
  if (outcome === 'in_registry' || outcome === 'failed' || outcome === 'returned') {
    timeline.add(hours(at, 26), async (later) => {
      const registry = await formRegistry(by(financeIds[0], later), [id]);
      timeline.add(hours(at, 27), (soon) => approveRegistry(by(financeIds[1], soon), registry));
      if (outcome === 'in_registry') return;
      timeline.add(hours(at, 30), async (then) => {
        const refused = { withdrawalId: id, status: 'failed' as const, failureText: 'Карта заблокирована банком' };
        await settleRegistry(by(financeIds[1], then), registry, [refused]);
      });
      if (outcome === 'failed') return;
      timeline.add(hours(at, 50), async (last) => {
        await decideWithdrawal(by(financeIds[0], last), id, 'return', {});
        await announce(last);
      });
    });
  }
  if (outcome !== 'paid') return;
  timeline.add(hours(at, 26), async (later) => {
    const decider = by(financeIds[1], later);
    const [record] = await decideTax(decider, [await lockWithdrawal(decider, id)]);
    await resolve(decider, record!, 'paid');
    await announce(later);
  });
}
