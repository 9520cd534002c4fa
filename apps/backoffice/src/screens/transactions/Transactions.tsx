import { type Access, can } from '@pribavka/api';
import { useSession } from '@pribavka/api/react';
import { PageHeader, Stack, Tabs } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';

import { Operations } from './operations/Operations.tsx';
import { Registries } from './registries/Registries.tsx';
import { PointsSettings } from './settings/PointsSettings.tsx';
import { Tunings } from './tunings/Tunings.tsx';
import { type TransactionsTab, transactionsUrl } from './urls.ts';
import { Withdrawals } from './withdrawals/Withdrawals.tsx';
import { transactionsWords as words } from './words.ts';

const panels: Readonly<Record<TransactionsTab, () => ReactElement>> = {
  operations: Operations,
  withdrawals: Withdrawals,
  registries: Registries,
  tunings: Tunings,
  settings: PointsSettings,
};

/** Tabs the person may read; the rest are absent. */
export function tabsOf(access: Access | undefined): TransactionsTab[] {
  const lists: TransactionsTab[] = can(access, 'transactionPage.transactionListAdmin', 'read')
    ? ['operations', 'withdrawals', 'registries']
    : [];
  const tunings: TransactionsTab[] = can(access, 'transactionPage.tuningsTransactionList', 'read')
    ? ['tunings', 'settings']
    : [];
  return [...lists, ...tunings];
}

/** Points and money: operations, payouts, registries, adjustments, rules. */
export function Transactions(): ReactElement {
  const { access } = useSession();
  const { tab } = useParams();
  const navigate = useNavigate();
  const tabs = tabsOf(access);
  const current = tabs.find((name) => name === tab);
  if (!current) return <Navigate to={transactionsUrl(tabs[0])} replace />;
  const Panel = panels[current];
  return (
    <Stack gap={16}>
      <PageHeader style={{ marginBottom: 4 }} title={words.title} inBar />
      <Tabs
        label={words.title}
        automatic={false}
        value={current}
        onValueChange={(next) => void navigate(transactionsUrl(next))}
        tabs={tabs.map((value) => ({ value, label: words.tabs[value] }))}
      />
      <Panel key={current} />
    </Stack>
  );
}
