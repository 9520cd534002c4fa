import { useCommand, useQuery } from '@pribavka/api/react';
import { Button, confirm, formatDate, type GlyphName, Panel, PanelRow, StatusLabel } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { lazy, Suspense, useState, type ReactElement } from 'react';

import { attempt } from '../../../shared/attempt.ts';
import type { StoreRequest, User } from '../../../shared/contract.ts';
import { workMessages as messages } from './messages.ts';

const ChangeStore = lazy(() => import('./ChangeStore.tsx'));

const glyphs: Readonly<Record<StoreRequest['status'], GlyphName>> = {
  open: 'wait',
  withdrawn: 'stop',
  approved: 'ok',
  rejected: 'bad',
};

/** Company, shop and the request to change it. */
export default function Work({ user }: { user: User }): ReactElement {
  const [changing, setChanging] = useState(false);
  const { data: request } = useQuery('storeRequests.own', {}, { enabled: user.roleCode === 'member', quiet: 'all' });
  const { partner, store } = user;
  // A request that was taken back is over for the one who took it back.
  const shown = request && request.status !== 'withdrawn' ? request : undefined;
  const canChange = user.status === 'confirmed' && shown?.status !== 'open';
  return (
    <Panel title={messages.title}>
      {partner && <PanelRow label={messages.company}>{messages.companyInn(partner.name, partner.inn)}</PanelRow>}
      <PanelRow
        label={messages.store}
        open={
          canChange
            ? { label: messages.changeLabel, text: messages.change, onOpen: () => setChanging(true) }
            : undefined
        }
      >
        {store ? `${store.name}, ${store.address}` : messages.noStore}
      </PanelRow>
      {shown && <RequestRow request={shown} />}
      <Suspense fallback={null}>{changing && <ChangeStore user={user} onClose={() => setChanging(false)} />}</Suspense>
    </Panel>
  );
}

function RequestRow({ request }: { request: StoreRequest }): ReactElement {
  const command = useCommand('storeRequests.withdraw', { invalidates: ['storeRequests.own'] });
  const { id, status, store, reason, createdAt, decidedAt } = request;
  const withdraw = async (): Promise<void> => {
    const agreed = await confirm({
      title: messages.withdrawTitle,
      body: messages.withdrawText,
      confirmLabel: messages.withdraw,
    });
    if (agreed && (await attempt(command.run({ params: { id } })))) toast.success(messages.withdrawn);
  };
  return (
    <PanelRow
      label={messages.request}
      state={[
        reason,
        decidedAt
          ? messages.decided(formatDate(decidedAt, 'listDayYear'))
          : messages.sent(formatDate(createdAt, 'listDayYear')),
      ]
        .filter(Boolean)
        .join(' · ')}
      action={
        status === 'open' && (
          <Button variant="text" size="sm" loading={command.pending} onClick={() => void withdraw()}>
            {messages.withdraw}
          </Button>
        )
      }
    >
      <StatusLabel status={glyphs[status]}>{messages.states[status]}</StatusLabel>
      <div>
        {store.partnerName}: {store.name}, {store.address}
      </div>
    </PanelRow>
  );
}
