import { useQuery } from '@pribavka/api/react';
import { ErrorState, Panel, Skeleton } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { BudgetBar } from '../../shared/BudgetBar.tsx';
import { promotionsUrl, promotionUrl } from '../promotions/urls.ts';
import { dashboardMessages } from './messages.ts';
import { nearlySpent } from './nearly-spent.ts';

const messages = dashboardMessages.budgets;

const List = styled.ul`
  display: grid;
  gap: 16px;
  margin: 0;
  padding: 0;
  font: var(--pb-type-table);
  list-style: none;
  & > li {
    display: grid;
    gap: 4px;
    overflow-wrap: anywhere;
  }
`;

const asked = { body: { filters: { statuses: ['active' as const] }, size: 100 } };

/** Budgets of the promotions that run, the one nearest to its end first. */
export function Budgets(): ReactElement {
  const { data, problem, reload } = useQuery('promotions.adminList', asked, { quiet: 'all' });
  if (!data) {
    return (
      <Panel title={messages.title}>
        {problem ? (
          <ErrorState level={3} onRetry={reload} requestId={problem.requestId} />
        ) : (
          <Skeleton label={messages.title} />
        )}
      </Panel>
    );
  }
  const { shown, others } = nearlySpent(data.items);
  return (
    <Panel title={messages.title} aside={<Link to={promotionsUrl('?view=active')}>{messages.all(data.total)}</Link>}>
      {shown.length === 0 ? (
        <p>{messages.empty}</p>
      ) : (
        <List>
          {shown.map((row) => (
            <li key={row.id}>
              <Link to={promotionUrl(row.id)}>{row.name}</Link>
              <BudgetBar {...row} />
            </li>
          ))}
          {others > 0 && <li>{messages.others(others)}</li>}
        </List>
      )}
    </Panel>
  );
}
