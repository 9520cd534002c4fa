import { useAllowed, useCommand, useQuery } from '@pribavka/api/react';
import { Button, DescriptionList, ErrorState, formatDate, formatNumber, Sheet, Skeleton } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import type { SheetProps } from '../../../shared/list/sheet.ts';
import { present } from '../../../shared/present.tsx';
import { Status } from '../../../shared/Status.tsx';
import { tuningStates } from '../../../shared/states.ts';
import { sheetStep } from '../../../shared/steps.ts';
import { participantUrl } from '../../participants/urls.ts';
import { transactionsWords, tuningsWords as words } from '../words.ts';

export const tuningsTouched = ['tunings.*', 'operations.*', 'members.*', 'summaries.*'] as const;

/** One adjustment; the second person approves it here. */
export function TuningSheet({ id, neighbours, onOpen, onClose }: SheetProps): ReactElement {
  const query = useQuery('tunings.get', { params: { id } });
  const command = useCommand('tunings.decide', { invalidates: tuningsTouched });
  const mayDecide = useAllowed('transactionPage.tuningsTransaction:update');
  const row = query.data;
  const decide = async (decision: 'approve' | 'reject'): Promise<void> => {
    if (!row) return;
    try {
      await command.run({ params: { id }, body: { decision, version: row.version } });
      toast.success(decision === 'approve' ? words.applied(row.number) : words.rejected(row.number));
    } catch {
      query.reload();
    }
  };
  const can = (action: 'approve' | 'reject'): boolean => mayDecide && (row?.allowedActions.includes(action) ?? false);
  return (
    <Sheet
      open
      onClose={onClose}
      title={row ? `Корректировка ${row.number}` : words.caption}
      meta={row && <Status state={tuningStates[row.status]} />}
      previous={sheetStep(neighbours.previousId, transactionsWords.previous, onOpen)}
      next={sheetStep(neighbours.nextId, transactionsWords.next, onOpen)}
      footer={present(
        can('approve') && (
          <Button variant="primary" loading={command.pending} onClick={() => void decide('approve')}>
            {words.approve}
          </Button>
        ),
      )}
      footerEnd={present(
        can('reject') && (
          <Button variant="danger-outline" onClick={() => void decide('reject')}>
            {words.reject}
          </Button>
        ),
      )}
    >
      {query.problem && !row && <ErrorState onRetry={query.reload} requestId={query.problem.requestId} />}
      {query.loading && <Skeleton label={words.caption} />}
      {row && (
        <DescriptionList
          termWidth={140}
          items={[
            {
              term: words.columns.member,
              value: <Link to={participantUrl(row.member.id)}>{row.member.fullName}</Link>,
            },
            {
              term: words.columns.points,
              value: formatNumber(row.direction === 'credit' ? row.points : -row.points, { sign: true }),
            },
            { term: words.columns.reason, value: row.reasonName },
            { term: words.form.comment, value: row.comment },
            { term: words.columns.createdBy, value: row.createdBy.name },
            { term: words.columns.createdAt, value: formatDate(row.createdAt, 'dayMonthYearTime') },
            { term: words.columns.decidedBy, value: row.decidedBy?.name },
            { term: words.form.active, value: formatNumber(row.balance.active) },
          ]}
        />
      )}
    </Sheet>
  );
}
