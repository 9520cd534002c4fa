import { type Access, can } from '@pribavka/api';
import { useSession } from '@pribavka/api/react';
import { PageHeader, Stack, Tabs } from '@pribavka/ui';
import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';

import { Adjustments } from './adjustments/Adjustments.tsx';
import { transactionsMessages as messages } from './messages.ts';
import { Operations } from './operations/Operations.tsx';
import { Registries } from './registries/Registries.tsx';
import { type TransactionsTab, transactionsUrl } from './urls.ts';
import { Withdrawals } from './withdrawals/Withdrawals.tsx';

// A form and no list: the lists do not wait for its engine.
const PointsSettings = lazy(async () => ({ default: (await import('./settings/PointsSettings.tsx')).PointsSettings }));

const panels: Readonly<Record<TransactionsTab, ComponentType>> = {
  operations: Operations,
  withdrawals: Withdrawals,
  registries: Registries,
  tunings: Adjustments,
  settings: PointsSettings,
};

/** Tabs the person may read; the rest are absent. */
function tabsOf(access: Access | undefined): TransactionsTab[] {
  const lists: TransactionsTab[] = can(access, 'transactionPage.transactionListAdmin', 'read')
    ? ['operations', 'withdrawals', 'registries']
    : [];
  const rules: TransactionsTab[] = can(access, 'transactionPage.tuningsTransactionList', 'read')
    ? ['tunings', 'settings']
    : [];
  return [...lists, ...rules];
}

/** Points and money: operations, payouts, registries, adjustments, rules. */
export function Component(): ReactElement {
  const { access } = useSession();
  const { tab } = useParams();
  const navigate = useNavigate();
  const tabs = tabsOf(access);
  const current = tabs.find((name) => name === tab);
  if (!current) return <Navigate to={transactionsUrl(tabs[0])} replace />;
  const Panel = panels[current];
  return (
    <Stack gap={16}>
      <PageHeader style={{ marginBottom: 4 }} title={messages.title} inBar />
      <Tabs
        label={messages.title}
        automatic={false}
        value={current}
        onValueChange={(next) => void navigate(transactionsUrl(next))}
        tabs={tabs.map((value) => ({ value, label: messages.tabs[value] }))}
      />
      <Suspense>
        <Panel key={current} />
      </Suspense>
    </Stack>
  );
}
