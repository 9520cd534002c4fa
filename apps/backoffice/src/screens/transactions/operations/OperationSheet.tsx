import { canGrant, type Grant, type Output } from '@pribavka/api';
import { useQuery, useSession } from '@pribavka/api/react';
import { CopyButton, DescriptionList, formatDate, formatNumber, formatPhone, Heading, Stack } from '@pribavka/ui';
import { Formula } from '@pribavka/ui/loyalty';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { formulaParts } from '../../../shared/formula.ts';
import { Sheet, type SheetPlace } from '../../../shared/sheet/Sheet.tsx';
import { participantUrl } from '../../participants/urls.ts';
import { promotionUrl } from '../../promotions/urls.ts';
import { saleUrl } from '../../sales/urls.ts';
import { adjustmentUrl, operationUrl, withdrawalUrl } from '../urls.ts';
import { transactionsMessages } from '../messages.ts';
import { operationsMessages as messages } from './messages.ts';

type Operation = Output<'operations.get'>;

const accounts = ['pending', 'active', 'reserved', 'debt'] as const;

/** Accounts the operation has touched, before and after it. */
function Balances({ row }: { row: Operation }): ReactElement | null {
  const deltas = {
    pending: row.pendingDelta,
    active: row.activeDelta,
    reserved: row.reservedDelta,
    debt: row.debtDelta,
  };
  const touched = accounts.filter((account) => deltas[account] !== 0);
  if (touched.length === 0) return null;
  return (
    <section>
      <Heading level={3}>{messages.balances}</Heading>
      <DescriptionList
        termWidth={160}
        items={touched.map((account) => {
          const after = row.balanceAfter[account];
          return {
            term: messages.accounts[account],
            value: messages.change(formatNumber(after - deltas[account]), formatNumber(after)),
          };
        })}
      />
    </section>
  );
}

/** Batches the points came from or went to, by the day they lapse. */
function Lots({ row }: { row: Operation }): ReactElement | null {
  if (row.lots.length === 0) return null;
  return (
    <section>
      <Heading level={3}>{messages.lots}</Heading>
      <DescriptionList
        termWidth={160}
        items={row.lots.map((lot, index) => ({
          key: String(index),
          term: lot.expiresAt ? messages.lotUntil(formatDate(lot.expiresAt, 'date')) : messages.lotForever,
          value: formatNumber(lot.points, { sign: true }),
        }))}
      />
    </section>
  );
}

const cards: Readonly<Record<Operation['related'][number]['kind'], { grant: Grant; url: (id: string) => string }>> = {
  operation: { grant: 'transactionPage.transactionListAdmin:read', url: operationUrl },
  sale: { grant: 'sales.salesListAdmin:read', url: saleUrl },
  withdrawal: { grant: 'transactionPage.transactionListAdmin:read', url: withdrawalUrl },
  tuning: { grant: 'transactionPage.tuningsTransactionList:read', url: adjustmentUrl },
  promotion: { grant: 'promotions.promotionDetailAdmin:read', url: promotionUrl },
};

/** What the operation belongs to and the other movements of the same document, linked where the reader may open them. */
function Related({ row }: { row: Operation }): ReactElement | null {
  const { access } = useSession();
  if (row.related.length === 0) return null;
  return (
    <section>
      <Heading level={3}>{messages.related}</Heading>
      <DescriptionList
        termWidth={160}
        items={row.related.map(({ kind, id, title, points, at }) => {
          const { grant, url } = cards[kind];
          return {
            key: `${kind}-${id}`,
            term: at === null ? messages.kinds[kind] : formatDate(at, 'dayMonthYearTime'),
            value: (
              <>
                {canGrant(access, grant) ? <Link to={url(id)}>{title}</Link> : title}
                {points !== null && ` ${formatNumber(points, { sign: true })}`}
              </>
            ),
          };
        })}
      />
    </section>
  );
}

/** «Почему столько»: the formula, the lots it touched, what it belongs to. */
export function OperationSheet({ place }: { place: SheetPlace }): ReactElement {
  const query = useQuery('operations.get', { params: { id: place.id } }, { quiet: 'all' });
  return (
    <Sheet<Operation>
      place={place}
      query={query}
      name={transactionsMessages.tabs.operations}
      title={(row) => row.typeName}
      renderMeta={(row) => `${row.number}, ${formatDate(row.occurredAt, 'dayMonthYearTime')}`}
      render={(row) => (
        <Stack gap={24}>
          <section>
            <Heading level={3}>{messages.why}</Heading>
            {row.formula.length > 0 && <Formula parts={formulaParts(row.formula)} />}
            <DescriptionList
              termWidth={280}
              items={row.explanation.map((line, index) => ({
                key: String(index),
                term: line.text,
                value: line.points === null ? '' : formatNumber(line.points, { sign: true }),
              }))}
              emptyText=""
            />
          </section>
          <DescriptionList
            termWidth={160}
            items={[
              {
                term: messages.columns.member,
                value: <Link to={participantUrl(row.member.id)}>{row.member.fullName}</Link>,
              },
              { term: messages.columns.phone, value: row.member.phone && formatPhone(row.member.phone) },
              { term: messages.partner, value: [row.partner?.name, row.store?.name].filter(Boolean).join(', ') },
              { term: messages.columns.initiator, value: row.initiator.name ?? messages.system },
              { term: messages.reason, value: row.reasonName },
              { term: messages.columns.comment, value: row.comment },
            ].filter((item) => item.value)}
          />
          <Balances row={row} />
          <Lots row={row} />
          <Related row={row} />
          <div>
            <CopyButton withText size="sm" label={messages.copyJson} text={JSON.stringify(row, null, 2)} />
          </div>
        </Stack>
      )}
    />
  );
}
