import type { Problem } from '@pribavka/api';
import { Skeleton, Panel } from '@pribavka/ui';
import { Suspense, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { SectionError } from '../../shared/SectionError.tsx';
import type { SaleRow } from '../../shared/contract.ts';
import { optional } from '../../shared/optional.ts';
import { RowLink } from '../../shared/RowLink.tsx';
import { SaleLine } from '../../shared/sale/SaleLine.tsx';
import { salesUrl, saleUrl } from '../sales/urls.ts';
import { dashboardMessages as messages } from './messages.ts';

const HowTo = optional(() => import('./newcomer/HowTo.tsx'));

const List = styled.ul`
  margin: 0;
  padding: 0 16px;
  list-style: none;
  & > li + li {
    border-top: 1px solid var(--pb-line-soft);
  }
  @media (min-width: 48em) {
    padding: 0 0 8px;
  }
`;

export interface LastSalesProps {
  sales: readonly SaleRow[] | undefined;
  problem: Problem | undefined;
  onRetry: () => void;
}

/** The five latest sales; a newcomer sees how to make the first. */
export function LastSales({ sales, problem, onRetry }: LastSalesProps): ReactElement {
  if (sales?.length === 0) {
    return (
      <Suspense fallback={<Skeleton shape="block" height={300} label={messages.loading} />}>
        <HowTo />
      </Suspense>
    );
  }
  return (
    <Panel title={messages.lastSales} aside={<Link to={salesUrl()}>{messages.allSales}</Link>} flush>
      {problem && !sales && <SectionError level={3} title={messages.salesFailed} problem={problem} onRetry={onRetry} />}
      {!sales && !problem && <Skeleton rows={4} height={64} label={messages.loading} />}
      {sales && (
        <List aria-label={messages.lastSales}>
          {sales.map((sale) => (
            <li key={sale.id}>
              <RowLink to={saleUrl(sale.id)}>
                <SaleLine sale={sale} withDay />
              </RowLink>
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
}
