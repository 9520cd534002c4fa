import { useQuery } from '@pribavka/api/react';
import {
  DescriptionList,
  ErrorState,
  formatDate,
  formatNumber,
  Formula,
  Heading,
  Sheet,
  Skeleton,
  Stack,
} from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { formulaParts } from '../../../shared/formula.ts';
import type { SheetProps } from '../../../shared/list/sheet.ts';
import { sheetStep } from '../../../shared/steps.ts';
import { participantUrl } from '../../participants/urls.ts';
import { saleUrl } from '../../sales/urls.ts';
import { tuningUrl, withdrawalUrl } from '../urls.ts';
import { operationsWords as words, transactionsWords } from '../words.ts';

/** «Почему столько»: the formula, the lots it touched, what it belongs to. */
export function OperationSheet({ id, neighbours, onOpen, onClose }: SheetProps): ReactElement {
  const query = useQuery('operations.get', { params: { id } });
  const row = query.data;
  return (
    <Sheet
      open
      onClose={onClose}
      title={row?.typeName ?? transactionsWords.tabs.operations}
      meta={row && `${row.number}, ${formatDate(row.occurredAt, 'dayMonthYearTime')}`}
      previous={sheetStep(neighbours.previousId, transactionsWords.previous, onOpen)}
      next={sheetStep(neighbours.nextId, transactionsWords.next, onOpen)}
    >
      {query.problem && !row && <ErrorState onRetry={query.reload} requestId={query.problem.requestId} />}
      {query.loading && <Skeleton label={transactionsWords.tabs.operations} />}
      {row && (
        <Stack gap={24}>
          <section>
            <Heading level={3}>{words.why}</Heading>
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
                term: words.columns.member,
                value: <Link to={participantUrl(row.member.id)}>{row.member.fullName}</Link>,
              },
              { term: words.columns.initiator, value: row.initiator.name ?? words.system },
              { term: words.columns.comment, value: row.comment },
              {
                term: words.balanceAfter,
                value: `${formatNumber(row.balanceAfter.active)} + ${formatNumber(row.balanceAfter.pending)}`,
              },
              { term: 'Продажа', value: row.sale && <Link to={saleUrl(row.sale.id)}>{row.sale.number}</Link> },
              {
                term: 'Вывод',
                value: row.withdrawal && <Link to={withdrawalUrl(row.withdrawal.id)}>{row.withdrawal.number}</Link>,
              },
              {
                term: 'Корректировка',
                value: row.tuning && <Link to={tuningUrl(row.tuning.id)}>{row.tuning.number}</Link>,
              },
            ].filter((item) => item.value)}
          />
          {row.lots.length > 0 && (
            <section>
              <Heading level={3}>{words.lots}</Heading>
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
    </Sheet>
  );
}
