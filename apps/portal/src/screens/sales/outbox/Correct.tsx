import { Banner, Button, EmptyState, Sheet, Skeleton } from '@pribavka/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { SheetFoot } from '../../../shared/SheetFoot.tsx';
import { saleFormMessages } from '../form/messages.ts';
import { type SaleShop, SaleShopContext } from '../form/sale-shop.ts';
import { SaleForm } from '../form/SaleForm.tsx';
import { announceOutbox } from './changes.ts';
import { correctLater } from './postpone.ts';
import { hold, saleLock } from './locks.ts';
import { outboxMessages as messages } from './messages.ts';
import { outboxStore } from './store.ts';
import { WaitingDone } from './WaitingDone.tsx';
import type { WaitingSale } from './waiting-sale.ts';

const Reason = styled(Banner)`
  margin-bottom: 24px;
`;

export interface CorrectProps {
  id: string;
  userId: string;
  store: SaleShop | null;
  onClose: () => void;
}

/** The sale that waits, held so that it is not sent while it is open; `null` when it is not in the queue: sent, removed or never there. */
function useHeld(id: string, owner: string): WaitingSale | null | undefined {
  const [sale, setSale] = useState<WaitingSale | null>();
  useEffect(() => {
    let release = (): void => undefined;
    const closed = new Promise<void>((resolve) => (release = resolve));
    const read = async (): Promise<void> => {
      const found = await outboxStore.get(id);
      setSale(found?.owner === owner ? found : null);
    };
    void hold(saleLock(id), closed, () => void read().catch(() => setSale(null)));
    return () => {
      release();
      // What was held back may go now.
      announceOutbox();
    };
  }, [id, owner]);
  return sale;
}

/** A sale of the queue in its form: what is changed goes back into the queue. */
export function Correct({ id, userId, store, onClose }: CorrectProps): ReactElement {
  const sale = useHeld(id, userId);
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const [isDone, setDone] = useState(false);
  if (!sale || isDone) {
    return (
      <Sheet open title={messages.correctTitle} onClose={onClose}>
        {isDone && <WaitingDone onList={onClose} />}
        {sale === undefined && <Skeleton shape="text" rows={8} label={messages.busy} />}
        {sale === null && (
          <EmptyState
            level={3}
            title={messages.gone}
            description={messages.goneText}
            actions={<Button onClick={onClose}>{saleFormMessages.toList}</Button>}
          />
        )}
      </Sheet>
    );
  }
  return (
    <Sheet open title={messages.correctTitle} onClose={onClose} footer={<SheetFoot ref={setFooter} />}>
      {sale.refusal && <Reason tone="danger" title={`${messages.refusedTitle}: ${sale.refusal.messages.join(' ')}`} />}
      <SaleShopContext value={store}>
        <SaleForm
          userId={userId}
          initial={sale.values}
          fresh
          scanAtOnce={false}
          footer={footer}
          onClose={onClose}
          onSent={() => setDone(true)}
          queue={(values) => correctLater(id, values)}
        />
      </SaleShopContext>
    </Sheet>
  );
}
