import type { Output } from '@pribavka/api';
import { useAllowed, useCommand, useQuery } from '@pribavka/api/react';
import { Banner, DescriptionList, formatDate, formatNumber, Stack } from '@pribavka/ui';
import { type ReactElement, useState } from 'react';
import { Link } from 'react-router-dom';

import { CommentDialog } from '../../../shared/reason/CommentDialog.tsx';
import { Sheet, type SheetPlace } from '../../../shared/sheet/Sheet.tsx';
import { Status } from '../../../shared/Status.tsx';
import { adjustmentStates } from '../../../shared/states.ts';
import { participantUrl } from '../../participants/urls.ts';
import { adjustmentsMessages as messages } from './messages.ts';
import { forecastOf } from './forecast.ts';
import { questionOf } from './question.tsx';
import { StoredFiles } from './StoredFiles.tsx';

export const adjustmentQueries = ['tunings.*', 'operations.*', 'members.*', 'summaries.*'] as const;

type Adjustment = Output<'tunings.get'>;

/** What approving it would do now; nothing once it is decided. */
function Outcome({ row }: { row: Adjustment }): ReactElement | null {
  const settings = useQuery('points.settings', {}, { quiet: 'all' }).data;
  if (row.status !== 'on_approval') return null;
  const { text, impossible } = forecastOf(row, row.balance, settings?.rateKopecks);
  return (
    <Banner tone={impossible ? 'warning' : 'info'} title={text}>
      {impossible && messages.forecast.later}
    </Banner>
  );
}

function About({ row }: { row: Adjustment }): ReactElement {
  const { columns, form } = messages;
  return (
    <Stack gap={20}>
      <Outcome row={row} />
      {row.decisionComment && <Banner tone="warning" title={row.decisionComment} />}
      <DescriptionList
        termWidth={140}
        items={[
          { term: columns.member, value: <Link to={participantUrl(row.member.id)}>{row.member.fullName}</Link> },
          {
            term: columns.points,
            value: formatNumber(row.direction === 'credit' ? row.points : -row.points, { sign: true }),
          },
          { term: columns.reason, value: row.reasonName },
          { term: form.comment, value: row.comment },
          { term: messages.expires, value: row.expiresAt && formatDate(row.expiresAt, 'dayMonthYear') },
          { term: columns.createdBy, value: row.createdBy.name },
          { term: columns.createdAt, value: formatDate(row.createdAt, 'dayMonthYearTime') },
          { term: messages.decision, value: row.decidedAt && formatDate(row.decidedAt, 'dayMonthYearTime') },
          { term: messages.decidedBy[row.status], value: row.decidedBy?.name },
          { term: form.active, value: formatNumber(row.balance.active) },
        ].filter((item) => item.value)}
      />
      <StoredFiles files={row.files} />
    </Stack>
  );
}

/** Asked of the second person: he signs for the numbers, not for a line of a list. */
const approvalOf = (row: Adjustment, rateKopecks: number | undefined) =>
  questionOf(messages.question.approve(row.number), {
    ...row,
    member: row.member.fullName,
    rateKopecks,
    reason: row.reasonName,
    author: row.createdBy.name,
  });

/** One adjustment; the second person decides it here, its author may take it back. */
export function AdjustmentSheet({ place }: { place: SheetPlace }): ReactElement {
  const query = useQuery('tunings.get', { params: { id: place.id } }, { quiet: 'all' });
  const command = useCommand('tunings.decide', { invalidates: adjustmentQueries });
  const remove = useCommand('tunings.delete', { invalidates: adjustmentQueries });
  const mayDecide = useAllowed('transactionPage.tuningsTransaction:update');
  const settings = useQuery('points.settings', {}, { quiet: 'all' }).data;
  const [rejecting, setRejecting] = useState(false);
  const params = { id: place.id };
  const approve = async ({ version, number }: Adjustment): Promise<string> => {
    await command.run({ params, body: { decision: 'approve', version } });
    return messages.applied(number);
  };
  const reject = async ({ version, number }: Adjustment, comment: string): Promise<string | undefined> => {
    try {
      await command.run({ params, body: { decision: 'reject', comment, version } });
      return messages.rejected(number);
    } catch {
      // The client says why; somebody else may have decided.
      void query.reload();
      return undefined;
    }
  };
  const takeBack = async ({ number }: Adjustment): Promise<string> => {
    await remove.run({ params });
    return messages.withdrawn(number);
  };
  const can = (row: Adjustment, action: Adjustment['allowedActions'][number]): boolean =>
    row.allowedActions.includes(action);
  return (
    <Sheet<Adjustment>
      place={place}
      query={query}
      name={messages.caption}
      title={(row) => `Корректировка ${row.number}`}
      renderMeta={(row) => <Status state={adjustmentStates[row.status]} />}
      actions={(row) => [
        mayDecide &&
          can(row, 'approve') && {
            label: messages.approve,
            tone: 'main',
            ask: approvalOf(row, settings?.rateKopecks),
            run: () => approve(row),
          },
        row.decisionRefusal ? { label: messages.approve, tone: 'main', disabledReason: row.decisionRefusal } : false,
        mayDecide &&
          can(row, 'reject') && { label: messages.reject, tone: 'danger', onAction: () => setRejecting(true) },
        can(row, 'delete') && {
          label: messages.withdraw,
          tone: 'danger',
          ask: { title: messages.withdrawTitle(row.number), body: messages.withdrawBody },
          run: () => takeBack(row),
        },
      ]}
      render={(row) => <About row={row} />}
      renderOver={(row) =>
        rejecting && (
          <CommentDialog
            title={messages.rejectTitle(row.number)}
            text={messages.rejectText}
            label={messages.rejectReason}
            action={messages.reject}
            onClose={() => setRejecting(false)}
            onDecide={(comment) => reject(row, comment)}
          />
        )
      }
    />
  );
}
