import type { Input } from '@pribavka/api';
import { useAllowed, useCommand } from '@pribavka/api/react';
import { formatMoney } from '@pribavka/ui';
import { useRef } from 'react';

import type { BulkAct, QueryPlan } from '../../../shared/bulk/bulk-plan.ts';
import { withdrawalStates } from '../../../shared/states.ts';
import { type NavigateOnward, useNavigateFromHere } from '../../../shared/useNavigateFromHere.ts';
import { withdrawalsMessages as messages } from './messages.ts';
import { registryUrl, transactionsUrl } from '../urls.ts';
import type { WithdrawalRow } from './columns.tsx';
import { moneyQueries } from './useWithdrawalDecision.ts';

type Body = Input<'withdrawals.decideMany'>['body'];
type Decision = Body['decision'];
type Money = Pick<QueryPlan, 'members' | 'netKopecks' | 'taxKopecks' | 'points'>;

const { bulk } = messages;

/** Payouts one registry holds. */
const mostInRegistry = 1000;

const idsOf = (rows: readonly WithdrawalRow[]): string[] => rows.map(({ id }) => id);

/** Money that leaves with the act, the tax withheld from it, and how many people get it. */
const moneyText = ({ members, netKopecks, taxKopecks }: Money): string =>
  bulk.sums(formatMoney(netKopecks ?? 0), formatMoney(taxKopecks ?? 0), members);

const moneyOf = (rows: readonly WithdrawalRow[]): Money => ({
  members: new Set(rows.map(({ member }) => member.id)).size,
  netKopecks: rows.reduce((sum, row) => sum + row.netKopecks, 0),
  taxKopecks: rows.reduce((sum, row) => sum + row.taxKopecks, 0),
  points: rows.reduce((sum, row) => sum + row.points, 0),
});

/** What each decision says of the money before it is taken. */
const notes: Readonly<Record<Decision, (money: Money) => string>> = {
  approve: (money) => `${moneyText(money)} ${bulk.approveNote}`,
  reject: ({ points }) => bulk.rejectNote(points ?? 0),
};

function skipped(reason: string): string {
  if (reason === 'own') return bulk.own;
  if (reason === 'conditions') return messages.obstacles.skipped;
  if (!(reason in withdrawalStates)) return reason;
  return bulk.left(withdrawalStates[reason as keyof typeof withdrawalStates].word.toLowerCase());
}

/** Its conditions do not hold: another decision is taken in its card. */
const stopped = ({ obstacles }: WithdrawalRow): string | undefined =>
  obstacles.length > 0 ? skipped('conditions') : undefined;

/** What can be decided about several withdrawals at once. */
export function useBulkActs(): BulkAct<WithdrawalRow>[] {
  const fromHere = useNavigateFromHere();
  // Several commands follow one press.
  const onward = useRef<NavigateOnward>(undefined);
  const decide = useCommand('withdrawals.decideMany', { invalidates: moneyQueries });
  const form = useCommand('registries.create', { invalidates: moneyQueries });
  const formAll = useCommand('registries.createByQuery', { invalidates: moneyQueries });
  const mayDecide = useAllowed('transactionPage.detailTransaction:update');
  const mayForm = useAllowed('transactionPage.detailTransaction:create');
  const actOf = (decision: Decision): BulkAct<WithdrawalRow> => ({
    id: decision,
    label: messages[decision],
    ...(decision === 'reject' ? { reason: 'withdrawalReject' } : {}),
    skip: (row) => {
      if (!row.allowedActions.includes(decision)) return skipped(row.status);
      return decision === 'approve' ? stopped(row) : undefined;
    },
    title: bulk.titles[decision],
    note: (rows) => notes[decision](moneyOf(rows)),
    none: bulk.none[decision],
    run: (rows, reason) =>
      decide.run({
        body: {
          ids: idsOf(rows),
          decision,
          ...(reason && { reasonCode: reason.reasonCode }),
          ...(reason?.reasonText !== undefined && { comment: reason.reasonText }),
        },
      }),
    byQuery: {
      ask: (query, reason) =>
        decide.run({
          body: {
            query,
            decision,
            ...(reason && { reasonCode: reason.reasonCode }),
            ...(reason?.reasonText !== undefined && { comment: reason.reasonText }),
          },
        }),
      skipped,
      note: notes[decision],
    },
    done: bulk.done[decision],
  });
  const gather: BulkAct<WithdrawalRow> = {
    id: 'form',
    label: messages.form,
    skip: (row) => (row.status === 'approved' ? stopped(row) : skipped(row.status)),
    title: messages.formTitle,
    note: (rows) => `${moneyText(moneyOf(rows))} ${messages.formBody}`,
    none: messages.onlyApproved,
    run: async (rows) => {
      const go = fromHere();
      const registry = await form.run({ body: { ids: idsOf(rows) } });
      go(registryUrl(registry.id));
      return { done: idsOf(rows), failed: [] };
    },
    byQuery: {
      ask: async (query) => {
        if (query.after === undefined) onward.current = fromHere();
        const { registryId, ...answer } = await formAll.run({ body: { query } });
        // The last of several: they are looked at in their list.
        if (registryId !== null && !answer.next) {
          onward.current?.(query.after === undefined ? registryUrl(registryId) : transactionsUrl('registries'));
        }
        return answer;
      },
      skipped,
      note: (plan) =>
        `${moneyText(plan)}${bulk.registries(Math.ceil(plan.eligible / mostInRegistry))} ${messages.formBody}`,
    },
    done: bulk.formed,
  };
  return [...(mayDecide ? [actOf('approve'), actOf('reject')] : []), ...(mayForm ? [gather] : [])];
}
