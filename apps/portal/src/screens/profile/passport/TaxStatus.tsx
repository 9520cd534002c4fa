import { Button, Panel, PanelRow } from '@pribavka/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';

import type { User } from '../../../shared/contract.ts';
import { taxMessages as messages } from './tax-messages.ts';

const ChangeTaxStatus = lazy(() => import('./ChangeTaxStatus.tsx'));

/** Who pays the tax on payouts, and the way to change it. */
export function TaxStatus({ user }: { user: User }): ReactElement {
  const [changing, setChanging] = useState(false);
  const { taxStatus } = user;
  return (
    <Panel title={messages.title}>
      <PanelRow
        label={messages.status}
        state={messages.explain[taxStatus]}
        action={
          <Button variant="text" size="sm" aria-label={messages.changeLabel} onClick={() => setChanging(true)}>
            {messages.change}
          </Button>
        }
      >
        {messages.states[taxStatus]}
      </PanelRow>
      <Suspense fallback={null}>
        {changing && <ChangeTaxStatus user={user} onClose={() => setChanging(false)} />}
      </Suspense>
    </Panel>
  );
}
