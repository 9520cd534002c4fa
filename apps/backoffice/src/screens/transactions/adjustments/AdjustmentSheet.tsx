import type { Output } from '@pribavka/api';
import { useAllowed, useCommand, useQuery } from '@pribavka/api/react';
import { DescriptionList, formatDate, formatNumber } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { Sheet, type SheetPlace } from '../../../shared/sheet/Sheet.tsx';
import { Status } from '../../../shared/Status.tsx';
import { adjustmentStates } from '../../../shared/states.ts';
import { participantUrl } from '../../participants/urls.ts';
import { adjustmentsMessages as messages } from '../messages.ts';

export const adjustmentQueries = ['tunings.*', 'operations.*', 'members.*', 'summaries.*'] as const;

type Adjustment = Output<'tunings.get'>;

/** One adjustment; the second person approves it here. */
export function AdjustmentSheet({ place }: { place: SheetPlace }): ReactElement {
  const query = useQuery('tunings.get', { params: { id: place.id } });
  const command = useCommand('tunings.decide', { invalidates: adjustmentQueries });
  const mayDecide = useAllowed('transactionPage.tuningsTransaction:update');
  const decide = (row: Adjustment, decision: 'approve' | 'reject') => async (): Promise<string> => {
    await command.run({ params: { id: place.id }, body: { decision, version: row.version } });
    return decision === 'approve' ? messages.applied(row.number) : messages.rejected(row.number);
  };
  const can = (row: Adjustment, action: 'approve' | 'reject'): boolean =>
    mayDecide && row.allowedActions.includes(action);
  return (
    <Sheet<Adjustment>
      place={place}
      query={query}
      name={messages.caption}
      title={(row) => `Корректировка ${row.number}`}
      renderMeta={(row) => <Status state={adjustmentStates[row.status]} />}
      actions={(row) => [
        can(row, 'approve') && { label: messages.approve, tone: 'main', run: decide(row, 'approve') },
        can(row, 'reject') && { label: messages.reject, tone: 'danger', run: decide(row, 'reject') },
      ]}
      render={(row) => (
        <DescriptionList
          termWidth={140}
          items={[
            {
              term: messages.columns.member,
              value: <Link to={participantUrl(row.member.id)}>{row.member.fullName}</Link>,
            },
            {
              term: messages.columns.points,
              value: formatNumber(row.direction === 'credit' ? row.points : -row.points, { sign: true }),
            },
            { term: messages.columns.reason, value: row.reasonName },
            { term: messages.form.comment, value: row.comment },
            { term: messages.columns.createdBy, value: row.createdBy.name },
            { term: messages.columns.createdAt, value: formatDate(row.createdAt, 'dayMonthYearTime') },
            { term: messages.columns.decidedBy, value: row.decidedBy?.name },
            { term: messages.form.active, value: formatNumber(row.balance.active) },
          ]}
        />
      )}
    />
  );
}
