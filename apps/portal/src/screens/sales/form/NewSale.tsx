import { useQuery } from '@pribavka/api/react';
import { Button, ErrorState, formatDate, Sheet, Skeleton } from '@pribavka/ui';
import { useId, useState, type ReactElement } from 'react';

import type { LineProduct, SaleDraft } from './draft.ts';
import { emptyDraft, emptyLine, fromSale } from './draft.ts';
import { Done } from './Done.tsx';
import { SaleForm } from './SaleForm.tsx';
import { draftSlot, readDraft } from './storage.ts';
import { useSaleForm } from './useSaleForm.ts';
import { saleFormMessages as messages } from './messages.ts';

export interface NewSaleProps {
  userId: string;
  storeName: string | undefined;
  /** A sale the server keeps to go on with; a new one otherwise. */
  saleId: string | undefined;
  /** Product of the first line of a new sale. */
  productId: string | undefined;
  onClose: () => void;
  /** Leaves the form for the list; `saleId` opens that sale. */
  onList: () => void;
}

const today = (): string => formatDate(new Date(), 'apiDate');

/** «Новая продажа» in a sheet with an address of its own. */
export default function NewSale(props: NewSaleProps): ReactElement {
  const { userId, saleId, productId, onClose } = props;
  const [round, setRound] = useState(0);
  const [kept] = useState(() => (saleId ? undefined : readDraft(localStorage, draftSlot(userId))));
  const sale = useQuery('sales.get', { params: { id: saleId ?? '' } }, { enabled: saleId !== undefined });
  const product = useQuery(
    'products.get',
    { params: { id: productId ?? '' } },
    { enabled: productId !== undefined && saleId === undefined },
  );
  const waiting = saleId ? !sale.data : productId !== undefined && !product.data && !product.problem;
  if (waiting) {
    return (
      <Sheet open title={messages.title} onClose={onClose}>
        {sale.problem ? (
          <ErrorState level={3} onRetry={() => sale.reload()} requestId={sale.problem.requestId} />
        ) : (
          <Skeleton shape="text" rows={8} label={messages.loading} />
        )}
      </Sheet>
    );
  }
  const first: LineProduct | undefined = product.data && { ...product.data, brand: product.data.brand?.name ?? null };
  const initial = (): SaleDraft => {
    if (sale.data) return fromSale(sale.data);
    if (kept && round === 0 && !first) return kept;
    return emptyDraft(today(), emptyLine(first));
  };
  return (
    <Filled
      key={round}
      {...props}
      title={sale.data && sale.data.status !== 'draft' ? messages.editTitle(sale.data.number) : messages.title}
      initial={initial()}
      onMore={() => setRound(round + 1)}
    />
  );
}

interface FilledProps extends NewSaleProps {
  title: string;
  initial: SaleDraft;
  onMore: () => void;
}

function Filled({ userId, storeName, title, initial, onClose, onList, onMore }: FilledProps): ReactElement {
  const id = useId();
  const form = useSaleForm(userId, initial);
  if (form.done) {
    return (
      <Sheet open title={title} onClose={onList}>
        <Done sale={form.done} onMore={onMore} onList={onList} />
      </Sheet>
    );
  }
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" type="submit" form={id} loading={form.sending}>
            {messages.send}
          </Button>
          <Button variant="text" onClick={onClose}>
            {messages.cancel}
          </Button>
        </>
      }
    >
      <SaleForm form={form} id={id} today={today()} storeName={storeName} />
    </Sheet>
  );
}
