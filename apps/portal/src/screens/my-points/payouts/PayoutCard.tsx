import { isUnpaid, withdrawalDisplays } from '@pribavka/api';
import { useCommand, useQuery } from '@pribavka/api/react';
import {
  Banner,
  Button,
  confirm,
  DescriptionList,
  formatDate,
  formatMoney,
  formatNumber,
  Sheet,
  Skeleton,
  StatusLabel,
  Timeline,
} from '@pribavka/ui';
import { formatPoints } from '@pribavka/ui/loyalty';
import { toast } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { StandingLink } from '../../../shared/StandingLink.tsx';
import { SectionError } from '../../../shared/SectionError.tsx';
import { attempt } from '../../../shared/attempt.ts';
import { cardName } from '../../../shared/cards.ts';
import type { Withdrawal } from '../../../shared/contract.ts';
import { writeToSupportUrl } from '../../profile/urls.ts';
import { withdrawalStates } from '../../../shared/states.ts';
import { pointsMessages } from '../messages.ts';
import { isMissing } from '../missing.ts';
import { payoutMessages as messages } from './messages.ts';

const Body = styled.div`
  display: grid;
  gap: 20px;
  & h3 {
    font: var(--pb-type-h3);
  }
`;

/** One withdrawal: sums, where it is, and the way to take it back while that is possible. */
export default function PayoutCard({ id, onClose }: { id: string; onClose: () => void }): ReactElement {
  const { data, problem, reload, set } = useQuery('withdrawals.get', { params: { id } }, { quiet: 'all' });
  const cancel = useCommand('withdrawals.cancel', { invalidates: ['withdrawals.*', 'points.*', 'operations.*'] });
  const onCancel = async (payout: Withdrawal): Promise<void> => {
    const sure = await confirm({
      title: messages.cancelTitle,
      body: messages.cancelText(formatPoints(payout.points)),
      confirmLabel: messages.cancel,
      cancelLabel: messages.leaveAsIs,
      danger: true,
    });
    if (!sure) return;
    const next = await attempt(cancel.run({ params: { id }, body: { version: payout.version } }));
    if (!next) return;
    set(next);
    toast.success(messages.cancelled);
  };
  return (
    <Sheet
      open
      title={messages.title(data?.number ?? '')}
      onClose={onClose}
      footer={
        data?.allowedActions.includes('cancel') && (
          <Button variant="danger-outline" loading={cancel.pending} onClick={() => void onCancel(data)}>
            {messages.cancel}
          </Button>
        )
      }
    >
      {!data && !problem && <Skeleton shape="text" rows={6} label={pointsMessages.loading} />}
      {problem && !data && isMissing(problem) && <Banner tone="warning" title={messages.missing} announce />}
      {problem && !data && !isMissing(problem) && (
        <SectionError level={3} title={messages.failed} problem={problem} onRetry={reload} />
      )}
      {data && (
        <Body>
          <StatusLabel status={withdrawalDisplays(data).glyph}>{withdrawalDisplays(data).word}</StatusLabel>
          {(data.reasonText ?? data.failureText) && (
            <Banner tone="warning" title={data.reasonText ?? data.failureText} />
          )}
          <DescriptionList termWidth={136} items={facts(data)} />
          {data.taxNote && <p>{data.taxNote}</p>}
          <section>
            <h3>{messages.timeline}</h3>
            <Timeline
              events={data.timeline.map((entry, index) => ({
                key: `${entry.at}-${index}`,
                at: entry.at,
                time: formatDate(entry.at, 'dayMonthYearTime'),
                status: withdrawalStates[entry.status].glyph,
                title: entry.title,
                children: entry.text,
              }))}
            />
          </section>
          <p>
            <StandingLink to={writeToSupportUrl({ number: data.number })}>{messages.support}</StandingLink>
          </p>
        </Body>
      )}
    </Sheet>
  );
}

/** What the parts of the sum are called: what was never paid is neither spent nor withheld. */
function namesOf({ status, taxIsPreliminary }: Withdrawal): { points: string; tax: string; net: string } {
  if (isUnpaid(status)) return { points: messages.pointsBack, tax: pointsMessages.taxNever, net: messages.netNever };
  const { points } = messages;
  return taxIsPreliminary
    ? { points, tax: pointsMessages.taxLater, net: messages.netLater }
    : { points, tax: pointsMessages.tax, net: messages.net };
}

function facts(payout: Withdrawal): Array<{ term: string; value: string }> {
  const names = namesOf(payout);
  return [
    { term: names.points, value: formatNumber(payout.points) },
    { term: pointsMessages.gross, value: formatMoney(payout.grossKopecks) },
    ...(payout.taxKopecks > 0 ? [{ term: names.tax, value: formatMoney(payout.taxKopecks) }] : []),
    { term: names.net, value: formatMoney(payout.netKopecks) },
    { term: messages.card, value: cardName(payout.card) },
    { term: messages.requested, value: formatDate(payout.requestedAt, 'dayMonthYearTime') },
    ...(payout.paidAt
      ? [{ term: messages.paid, value: formatDate(payout.paidAt, 'dayMonthYearTime') }]
      : payout.payoutBy
        ? [{ term: messages.by, value: formatDate(payout.payoutBy, 'listDayYear') }]
        : []),
  ];
}
