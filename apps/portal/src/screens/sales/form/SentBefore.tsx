import { useQuery } from '@pribavka/api/react';
import { shopToday } from '@pribavka/forms/rules';
import { Sheet, Skeleton } from '@pribavka/ui';
import { lazy, Suspense, type ReactElement } from 'react';

import { SectionError } from '../../../shared/SectionError.tsx';
import type { Sale } from '../../../shared/contract.ts';
import { Done } from './Done.tsx';
import type { SaleShop } from './sale-shop.ts';
import { saleFormMessages as messages } from './messages.ts';

export const WaitingDone = lazy(async () => ({ default: (await import('../../../offline/parts.ts')).WaitingDone }));

/** What the next sale takes from the one before. */
export type Again = Pick<Sale, 'saleDate'> & Partial<Pick<Sale, 'receipt'>>;

export interface SentBeforeProps {
  /** Id of the sale, or `waiting` for one that waits on this device. */
  sent: string;
  store: SaleShop | null;
  onMore: (sent: Again) => void;
  onList: () => void;
  onClose: () => void;
}

/** «Продажа отправлена» again, after a reload of the page that said so. */
export function SentBefore({ sent, store, onMore, onList, onClose }: SentBeforeProps): ReactElement {
  const isWaiting = sent === 'waiting';
  const { data, problem, reload } = useQuery('sales.get', { params: { id: sent } }, { enabled: !isWaiting });
  if (isWaiting)
    return (
      <Sheet open title={messages.title} onClose={onList}>
        <Suspense fallback={null}>
          <WaitingDone onMore={() => onMore({ saleDate: shopToday(store) })} onList={onList} />
        </Suspense>
      </Sheet>
    );
  return (
    <Sheet open title={messages.title} onClose={data ? onList : onClose}>
      {data && <Done sale={data} inRow={1} onMore={() => onMore(data)} onList={onList} />}
      {!data && problem && (
        <SectionError title={messages.failed} level={3} problem={problem} onRetry={() => void reload()} />
      )}
      {!data && !problem && <Skeleton shape="text" rows={8} label={messages.loading} />}
    </Sheet>
  );
}
