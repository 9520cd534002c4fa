import type { Output } from '@pribavka/api';
import { useQuery } from '@pribavka/api/react';
import { DescriptionList, formatDate, formatNumber, Heading, Stack } from '@pribavka/ui';
import { Formula } from '@pribavka/ui/loyalty';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { formulaParts } from '../../../shared/formula.ts';
import { Sheet, type SheetPlace } from '../../../shared/sheet/Sheet.tsx';
import { participantUrl } from '../../participants/urls.ts';
import { saleUrl } from '../../sales/urls.ts';
import { adjustmentUrl, withdrawalUrl } from '../urls.ts';
import { operationsMessages as messages, transactionsMessages } from '../messages.ts';

/** «Почему столько»: the formula, the lots it touched, what it belongs to. */
export function OperationSheet({ place }: { place: SheetPlace }): ReactElement {
  const query = useQuery('operations.get', { params: { id: place.id } });
  return (
    <Sheet<Output<'operations.get'>>
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
              { term: messages.columns.initiator, value: row.initiator.name ?? messages.system },
              { term: messages.columns.comment, value: row.comment },
              {
                term: messages.balanceAfter,
                value: `${formatNumber(row.balanceAfter.active)} + ${formatNumber(row.balanceAfter.pending)}`,
              },
              { term: 'Продажа', value: row.sale && <Link to={saleUrl(row.sale.id)}>{row.sale.number}</Link> },
              {
                term: 'Вывод',
                value: row.withdrawal && <Link to={withdrawalUrl(row.withdrawal.id)}>{row.withdrawal.number}</Link>,
              },
              {
                term: 'Корректировка',
                value: row.tuning && <Link to={adjustmentUrl(row.tuning.id)}>{row.tuning.number}</Link>,
              },
            ].filter((item) => item.value)}
          />
          {row.lots.length > 0 && (
            <section>
              <Heading level={3}>{messages.lots}</Heading>
              <DescriptionList
                termWidth={160}
                items={row.lots.map((lot) => ({
                  key: lot.id,
                  term: lot.expiresAt ? `до ${formatDate(lot.expiresAt, 'date')}` : 'без срока',
                  value: formatNumber(lot.points, { sign: true }),
                }))}
              />
            </section>
          )}
        </Stack>
      )}
    />
  );
}
