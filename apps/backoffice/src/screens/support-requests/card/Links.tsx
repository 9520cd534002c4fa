import { formatDate, formatNumber, Stack, StatusLabel, Text } from '@pribavka/ui';
import type { ReactElement, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

import { saleStates, supportStates } from '../../../shared/states.ts';
import { Status } from '../../../shared/Status.tsx';
import { useOpensCard } from '../../../shared/useOpensCard.ts';
import { saleUrl } from '../../sales/urls.ts';
import { operationUrl } from '../../transactions/urls.ts';
import { supportRequestUrl } from '../urls.ts';
import { cardMessages } from './messages.ts';
import type { AgentCard, RequestCard } from './types.ts';

const messages = cardMessages.panel;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 10px;
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    justify-content: space-between;
    font: var(--pb-type-table);
  }
`;

export function Section({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <Stack as="section" gap={8}>
      <h3 style={{ font: 'var(--pb-type-h3)' }}>{title}</h3>
      {children}
    </Stack>
  );
}

/** What the request is about, with the way to its own screen for those who may open it. */
export function Subject({
  request: { sale, operation },
}: {
  request: Pick<RequestCard, 'sale' | 'operation'>;
}): ReactElement | null {
  const opensSales = useOpensCard('sale');
  const opensOperations = useOpensCard('operation');
  if (!sale && !operation) return null;
  return (
    <Section title={messages.subject}>
      <List>
        {sale && (
          <li>
            {opensSales ? (
              <Link to={saleUrl(sale.id)}>
                {messages.sale} {sale.number}
              </Link>
            ) : (
              `${messages.sale} ${sale.number}`
            )}
            <Status state={saleStates[sale.status]} />
          </li>
        )}
        {operation && (
          <li>
            {opensOperations ? (
              <Link to={operationUrl(operation.id)}>
                {messages.operation} {operation.number}
              </Link>
            ) : (
              `${messages.operation} ${operation.number}`
            )}
          </li>
        )}
      </List>
    </Section>
  );
}

export function LastSales({ request }: { request: AgentCard }): ReactElement | null {
  const opens = useOpensCard('sale');
  const { lastSales } = request.desk;
  if (lastSales === null) return null;
  return (
    <Section title={messages.lastSales}>
      {lastSales.length === 0 && <Text tone="secondary">{messages.noSales}</Text>}
      <List>
        {lastSales.map((sale) => (
          <li key={sale.id}>
            <span>
              {opens ? <Link to={saleUrl(sale.id)}>{sale.number}</Link> : sale.number}{' '}
              <Text tone="secondary">{formatDate(sale.submittedAt, 'tableDateTime')}</Text>
            </span>
            <span>{formatNumber(sale.points)}</span>
            <Status state={saleStates[sale.status]} />
            {sale.flags > 0 && <StatusLabel status="warn">{messages.flags(sale.flags)}</StatusLabel>}
          </li>
        ))}
      </List>
    </Section>
  );
}

export function OtherRequests({ request }: { request: AgentCard }): ReactElement {
  const { search } = useLocation();
  const { others } = request.desk;
  return (
    <Section title={messages.others}>
      {others.length === 0 && <Text tone="secondary">{messages.noOthers}</Text>}
      <List>
        {others.map((other) => (
          <li key={other.id}>
            <Link to={supportRequestUrl(other.id, search)}>{other.subject}</Link>
            <Status state={supportStates[other.status]} />
          </li>
        ))}
      </List>
    </Section>
  );
}
