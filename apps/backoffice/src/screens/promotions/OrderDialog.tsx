import { useCommand, useQuery } from '@pribavka/api/react';
import {
  announce,
  Button,
  ButtonGroup,
  Dialog,
  EmptyState,
  ErrorState,
  IconButton,
  Skeleton,
  Stack,
  Text,
} from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { styled } from 'styled-components';

import { Status } from '../../shared/Status.tsx';
import { promotionStates } from '../../shared/states.ts';
import type { PromotionRow } from './columns.tsx';
import { promotionsMessages } from './messages.ts';
import { moved, prioritiesOf } from './order.ts';

const messages = promotionsMessages.order;
const asked = {
  body: {
    size: 200,
    sort: [{ field: 'priority' as const, direction: 'asc' as const }],
    filters: { statuses: ['active' as const, 'paused' as const, 'scheduled' as const] },
  },
};

const Places = styled.ol`
  margin: 0;
  padding: 0;
  border: 1px solid var(--pb-line-hair);
  border-radius: var(--pb-radius-md);
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr) auto auto;
    gap: 8px;
    align-items: center;
    padding: 4px 8px 4px 12px;
    font: var(--pb-type-table);
  }
  & > li + li {
    border-top: 1px solid var(--pb-line-soft);
  }
  & > li > b {
    color: var(--pb-text-secondary);
    font-weight: 500;
  }
`;

/** Which promotion is counted first: the live ones in their order, moved by keys or by the mouse, saved at once. */
export function OrderDialog({ onClose }: { onClose: () => void }): ReactElement {
  const query = useQuery('promotions.adminList', asked, { quiet: 'all' });
  const order = useCommand('promotions.order', { invalidates: ['promotions.*'] });
  const [changed, setChanged] = useState<readonly PromotionRow[]>();
  const list = changed ?? query.data?.items ?? [];
  const items = prioritiesOf(list);

  const move = (from: number, by: -1 | 1): void => {
    const next = moved(list, from, by);
    const row = list[from];
    setChanged(next);
    if (row) announce(messages.place(next.indexOf(row) + 1, list.length, row.name));
  };
  const save = async (): Promise<void> => {
    try {
      if (items.length > 0) await order.run({ body: { items } });
      toast.success(messages.saved);
      onClose();
    } catch {
      // The client has said why; the order is still here.
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.title}
      dirty={changed !== undefined}
      footer={
        <ButtonGroup>
          <Button variant="primary" loading={order.pending} onClick={() => void save()}>
            {messages.save}
          </Button>
          <Button onClick={onClose}>{messages.cancel}</Button>
        </ButtonGroup>
      }
    >
      <Stack gap={12}>
        <Text as="p" tone="secondary">
          {messages.text}
        </Text>
        {query.loading && <Skeleton label={messages.caption} />}
        {query.problem && !query.data && (
          <ErrorState level={3} onRetry={query.reload} requestId={query.problem.requestId} />
        )}
        {query.data?.items.length === 0 && <EmptyState level={3} title={messages.empty} />}
        {list.length > 0 && (
          <Places aria-label={messages.caption}>
            {list.map((row, index) => (
              <li key={row.id}>
                <b>{index + 1}</b>
                <span>{row.name}</span>
                <Status state={promotionStates[row.status]} />
                <span>
                  <IconButton icon={ArrowUp} size="sm" label={messages.up(row.name)} onClick={() => move(index, -1)} />
                  <IconButton
                    icon={ArrowDown}
                    size="sm"
                    label={messages.down(row.name)}
                    onClick={() => move(index, 1)}
                  />
                </span>
              </li>
            ))}
          </Places>
        )}
      </Stack>
    </Dialog>
  );
}
