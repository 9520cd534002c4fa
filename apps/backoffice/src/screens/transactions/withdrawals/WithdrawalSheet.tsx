import { useAllowed, useQuery } from '@pribavka/api/react';
import {
  Banner,
  Button,
  DescriptionList,
  ErrorState,
  formatDate,
  formatMoney,
  formatNumber,
  FormulaColumn,
  Sheet,
  Skeleton,
  Stack,
  Timeline,
} from '@pribavka/ui';
import { type ReactElement, useState } from 'react';
import { Link } from 'react-router-dom';

import type { SheetProps } from '../../../shared/list/sheet.ts';
import { present } from '../../../shared/present.tsx';
import { ReasonDialog } from '../../../shared/reason/ReasonDialog.tsx';
import { Status } from '../../../shared/Status.tsx';
import { withdrawalStates } from '../../../shared/states.ts';
import { sheetStep } from '../../../shared/steps.ts';
import { participantUrl } from '../../participants/urls.ts';
import { cardBrand } from './cardBrand.ts';
import { registryUrl } from '../urls.ts';
import { transactionsWords, withdrawalsWords as words } from '../words.ts';
import { useWithdrawalDecision } from './useWithdrawalDecision.ts';

/** One request for money: how the sum is made, where it stands, what can be decided. */
export function WithdrawalSheet({ id, neighbours, onOpen, onClose }: SheetProps): ReactElement {
  const query = useQuery('withdrawals.get', { params: { id } });
  const decision = useWithdrawalDecision();
  const mayDecide = useAllowed('transactionPage.detailTransaction:update');
  const [rejecting, setRejecting] = useState(false);
  const row = query.data;
  const can = (action: 'approve' | 'reject' | 'retry' | 'return'): boolean =>
    mayDecide && (row?.allowedActions.includes(action) ?? false);
  const plain = (kind: 'approve' | 'retry' | 'return') => (): void => {
    if (row) void decision.decide(row, { decision: kind });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={row ? `Вывод ${row.number}` : transactionsWords.tabs.withdrawals}
      meta={row && <Status state={withdrawalStates[row.status]} />}
      previous={sheetStep(neighbours.previousId, transactionsWords.previous, onOpen)}
      next={sheetStep(neighbours.nextId, transactionsWords.next, onOpen)}
      footer={present(
        row && can('approve') && (
          <Button variant="primary" loading={decision.pending} onClick={plain('approve')}>
            {`${words.approve} ${formatMoney(row.netKopecks)}`}
          </Button>
        ),
        can('retry') && (
          <Button loading={decision.pending} onClick={plain('retry')}>
            {words.retry}
          </Button>
        ),
        can('return') && <Button onClick={plain('return')}>{words.giveBack}</Button>,
      )}
      footerEnd={present(
        can('reject') && (
          <Button variant="danger-outline" onClick={() => setRejecting(true)}>
            {words.reject}
          </Button>
        ),
      )}
    >
      {query.problem && !row && <ErrorState onRetry={query.reload} requestId={query.problem.requestId} />}
      {query.loading && <Skeleton label={transactionsWords.tabs.withdrawals} />}
      {row && (
        <Stack gap={24}>
          {row.failureText && (
            <Banner tone="danger" title={words.card.failure}>
              {row.failureText}
            </Banner>
          )}
          {row.reasonText && <Banner tone="warning" title={row.reasonText} />}
          <FormulaColumn
            money
            totalLabel={words.card.net}
            parts={[
              { value: formatNumber(row.points), label: words.card.points },
              { operator: '×', value: formatMoney(row.rateKopecks), label: words.card.rate },
              { operator: '−', value: formatMoney(row.taxKopecks), label: words.card.tax },
              { operator: '=', value: formatMoney(row.netKopecks), label: words.card.net, tone: 'result' },
            ]}
          />
          <DescriptionList
            items={[
              {
                term: words.columns.member,
                value: <Link to={participantUrl(row.member.id)}>{row.member.fullName}</Link>,
              },
              {
                term: words.columns.card,
                value: [row.card.mask, cardBrand(row.card.brand)].filter(Boolean).join(', '),
              },
              { term: words.columns.requestedAt, value: formatDate(row.requestedAt, 'dayMonthYearTime') },
              ...(row.registry
                ? [
                    {
                      term: words.columns.registry,
                      value: <Link to={registryUrl(row.registry.id)}>{row.registry.number}</Link>,
                    },
                  ]
                : []),
            ]}
          />
          <Timeline
            aria-label={words.card.history}
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
      )}
      {row && rejecting && (
        <ReasonDialog
          group="withdrawalReject"
          title={words.rejectTitle(row.number)}
          text={words.rejectText(row.points)}
          action={words.reject}
          onClose={() => setRejecting(false)}
          onDecide={({ reasonCode, reasonText }) =>
            decision.decide(row, { decision: 'reject', reasonCode, ...(reasonText ? { comment: reasonText } : {}) })
          }
        />
      )}
    </Sheet>
  );
}
