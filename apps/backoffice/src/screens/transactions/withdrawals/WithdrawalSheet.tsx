import { isUnpaid, type Output, withdrawalDisplays } from '@pribavka/api';
import { useAllowed, useQuery } from '@pribavka/api/react';
import { Banner, DescriptionList, formatDate, formatMoney, formatNumber, Stack, Timeline } from '@pribavka/ui';
import { FormulaColumn } from '@pribavka/ui/loyalty';
import { type ReactElement, useState } from 'react';
import { Link } from 'react-router-dom';

import { Sheet, type SheetPlace } from '../../../shared/sheet/Sheet.tsx';
import { ReasonDialog } from '../../../shared/reason/ReasonDialog.tsx';
import { Status } from '../../../shared/Status.tsx';
import { withdrawalStates } from '../../../shared/states.ts';
import { participantUrl } from '../../participants/urls.ts';
import { cardName } from './card-name.ts';
import { registryUrl } from '../urls.ts';
import { transactionsMessages } from '../messages.ts';
import { withdrawalsMessages as messages } from './messages.ts';
import { conditionsOf } from './override/conditions.ts';
import { OverrideNote } from './override/OverrideNote.tsx';
import { useOverride } from './override/useOverride.tsx';
import { useWithdrawalDecision } from './useWithdrawalDecision.ts';

type Withdrawal = Output<'withdrawals.get'>;

/** What the tax and the sum are called: what was never paid promises nothing. */
function namesOf({ status, taxIsPreliminary }: Withdrawal): { tax: string; net: string } {
  const { card } = messages;
  if (isUnpaid(status)) return { tax: card.taxNever, net: card.netNever };
  return taxIsPreliminary ? { tax: card.taxLater, net: card.netLater } : { tax: card.tax, net: card.net };
}

/** Why it is not paid now. */
const stopped = ({ obstacles }: Withdrawal): string | undefined =>
  obstacles.length > 0 ? messages.obstacles.title : undefined;

/** It goes on when a second person agrees: until then there is nothing else to press. */
const isAsked = ({ obstacles, overrideAskedAt }: Withdrawal): boolean =>
  obstacles.length > 0 && overrideAskedAt !== null;

/** How the sum is made, who gets it, how it went. */
function About({ row }: { row: Withdrawal }): ReactElement {
  const { tax, net } = namesOf(row);
  return (
    <Stack gap={24}>
      {row.failureText && (
        <Banner tone="danger" title={messages.card.failure}>
          {row.failureText}
        </Banner>
      )}
      {row.obstacles.length > 0 && (
        <Banner tone="warning" title={messages.obstacles.of(conditionsOf(row.obstacles))}>
          {messages.obstacles.way}
        </Banner>
      )}
      <OverrideNote overrides={row.overrides} />
      {row.reasonText && <Banner tone="warning" title={row.reasonText} />}
      <FormulaColumn
        money
        totalLabel={net}
        parts={[
          { value: formatNumber(row.points), label: messages.card.points },
          { operator: '×', value: formatMoney(row.rateKopecks), label: messages.card.rate },
          {
            operator: '−',
            value: formatMoney(row.taxKopecks),
            label: tax,
          },
          { operator: '=', value: formatMoney(row.netKopecks), label: net, tone: 'result' },
        ]}
      />
      {row.taxNote && <p>{row.taxNote}</p>}
      <DescriptionList
        items={[
          {
            term: messages.columns.member,
            value: <Link to={participantUrl(row.member.id)}>{row.member.fullName}</Link>,
          },
          {
            term: messages.columns.card,
            value: cardName(row.card),
          },
          { term: messages.columns.requestedAt, value: formatDate(row.requestedAt, 'dayMonthYearTime') },
          ...(row.registry
            ? [
                {
                  term: messages.columns.registry,
                  value: <Link to={registryUrl(row.registry.id)}>{row.registry.number}</Link>,
                },
              ]
            : []),
        ]}
      />
      <Timeline
        aria-label={messages.card.history}
        events={row.timeline.map((entry, index) => ({
          key: `${entry.at}-${index}`,
          at: entry.at,
          time: formatDate(entry.at, 'tableDateTime'),
          title: entry.title,
          by: entry.actorName ?? undefined,
          status: withdrawalStates[entry.status].glyph,
          children: entry.text ?? undefined,
        }))}
      />
    </Stack>
  );
}

/** One request for money: how the sum is made, where it stands, what can be decided. */
export function WithdrawalSheet({ place }: { place: SheetPlace }): ReactElement {
  const query = useQuery('withdrawals.get', { params: { id: place.id } }, { quiet: 'all' });
  const decision = useWithdrawalDecision();
  const mayDecide = useAllowed('transactionPage.detailTransaction:update');
  const override = useOverride();
  const [rejecting, setRejecting] = useState(false);
  const can = (row: Withdrawal, action: Withdrawal['allowedActions'][number]): boolean =>
    mayDecide && row.allowedActions.includes(action);
  const decide = (row: Withdrawal, kind: 'approve' | 'retry' | 'return') => (): void =>
    void decision.decide(row, { decision: kind });
  return (
    <Sheet<Withdrawal>
      place={place}
      query={query}
      name={transactionsMessages.tabs.withdrawals}
      title={(row) => `Вывод ${row.number}`}
      renderMeta={(row) => <Status state={withdrawalDisplays(row)} />}
      actions={(row) => [
        // What waits for the reader is the main thing of the card.
        ...override.actions(row),
        !isAsked(row) &&
          can(row, 'approve') && {
            label: `${messages.approve} ${formatMoney(row.netKopecks)}`,
            tone: row.overrideAskedAt === null ? 'main' : 'plain',
            disabledReason: stopped(row),
            onAction: decide(row, 'approve'),
          },
        !isAsked(row) &&
          can(row, 'retry') && { label: messages.retry, disabledReason: stopped(row), onAction: decide(row, 'retry') },
        can(row, 'return') && {
          label: messages.giveBack,
          ask: { title: messages.giveBackTitle(row.number), body: messages.giveBackText(row.points) },
          run: () => decision.decide(row, { decision: 'return' }),
        },
        can(row, 'reject') && { label: messages.reject, tone: 'danger', onAction: () => setRejecting(true) },
      ]}
      renderOver={override.renderOver}
      render={(row) => (
        <>
          <About row={row} />
          {rejecting && (
            <ReasonDialog
              group="withdrawalReject"
              title={messages.rejectTitle(row.number)}
              text={messages.rejectText(row.points)}
              action={messages.reject}
              onClose={() => setRejecting(false)}
              onDecide={({ reasonCode, reasonText }) =>
                decision.decide(row, { decision: 'reject', reasonCode, ...(reasonText ? { comment: reasonText } : {}) })
              }
            />
          )}
        </>
      )}
    />
  );
}
