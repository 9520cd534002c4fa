import { useInvalidate, useQuery } from '@pribavka/api/react';
import { shopToday } from '@pribavka/forms/rules';
import { Sheet, Skeleton } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { Suspense, useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';

import { SectionError } from '../../../shared/SectionError.tsx';
import { SheetFoot } from '../../../shared/SheetFoot.tsx';
import { Done } from './Done.tsx';
import { forgetNewSaleOf } from './new-draft.ts';
import { type SaleShop, SaleShopContext } from './sale-shop.ts';
import { SaleForm, type Sent } from './SaleForm.tsx';
import { type Again, SentBefore, WaitingDone } from './SentBefore.tsx';
import { fromSale, newLine, newSale, type LineProduct, type SaleValues } from './values.ts';
import { saleFormMessages as messages } from './messages.ts';

export interface NewSaleProps {
  userId: string;
  /** The shop of the seller. */
  store: SaleShop | null;
  /** A sale the server keeps to go on with; a new one otherwise. */
  saleId: string | undefined;
  /** Product of the first line of a new sale. */
  productId: string | undefined;
  /** What was sent from here, by the address: its id, or that it waits on the device. */
  sent: string | undefined;
  /** Writes that into the address, so that a reload shows it again. */
  onSent: (sent: string | undefined) => void;
  onClose: () => void;
  /** The sale is not to be edited any more: its card is what there is to see. */
  onCard: (saleId: string) => void;
  /** Leaves the form for the list, for good: it was sent. */
  onList: () => void;
}

interface Round {
  /** How many sales were sent before it. */
  readonly at: number;
  readonly date: string | null;
  /** The scanner opens together with the form. */
  readonly scan: boolean;
}

/** «Новая продажа» in a sheet with an address of its own. */
export function NewSale(props: NewSaleProps): ReactElement {
  const { userId, store, saleId, productId, sent, onSent, onClose, onCard, onList } = props;
  // «Ещё одна продажа» begins another round, with the date of the one before; «Ещё чек» with the scanner open.
  const [round, setRound] = useState<Round>({ at: 0, date: null, scan: false });
  const [before] = useState(sent);
  useState(() => saleId !== undefined && forgetNewSaleOf(userId, saleId));
  const isSent = before !== undefined && round.at === 0;
  // The next sale in a row is a new one, whatever the first began with.
  const opens = round.at === 0 && !isSent ? saleId : undefined;
  const sale = useQuery('sales.get', { params: { id: opens ?? '' } }, { enabled: opens !== undefined });
  const product = useQuery(
    'products.get',
    { params: { id: productId ?? '' } },
    { enabled: productId !== undefined && saleId === undefined },
  );
  // Asked once: what is sent from here may not be edited either, and is answered here.
  const [editable, setEditable] = useState<boolean>();
  if (sale.data && editable === undefined) setEditable(sale.data.allowedActions.includes('edit'));
  const toCard = useEffectEvent(() => opens !== undefined && onCard(opens));
  useEffect(() => {
    if (editable === false) toCard();
  }, [editable]);
  const more = ({ saleDate, receipt }: Again): void => {
    onSent(undefined);
    setRound({ at: round.at + 1, date: saleDate, scan: Boolean(receipt?.qr) });
  };
  if (isSent) return <SentBefore sent={before} store={store} onMore={more} onList={onList} onClose={onClose} />;
  const waiting = opens ? !editable || !sale.data : productId !== undefined && !product.data && !product.problem;
  if (waiting) {
    return (
      <Sheet open title={messages.title} onClose={onClose}>
        {sale.problem ? (
          <SectionError title={messages.failed} level={3} problem={sale.problem} onRetry={() => sale.reload()} />
        ) : (
          <Skeleton shape="text" rows={8} label={messages.loading} />
        )}
      </Sheet>
    );
  }
  const first: LineProduct | null = product.data ? { ...product.data, brand: product.data.brand?.name ?? null } : null;
  const opened = round.at === 0 ? sale.data : undefined;
  return (
    <Filled
      key={round.at}
      {...props}
      title={opened && opened.status !== 'draft' ? messages.editTitle(opened.number) : messages.title}
      initial={opened ? fromSale(opened) : newSale(round.date ?? shopToday(store), newLine(first))}
      isAsked={opened?.status === 'clarification'}
      fresh={first !== null}
      round={round}
      onMore={more}
    />
  );
}

interface FilledProps extends NewSaleProps {
  title: string;
  initial: SaleValues;
  isAsked: boolean;
  fresh: boolean;
  round: Round;
  onMore: (sent: Again) => void;
}

function Filled({
  userId,
  store,
  title,
  initial,
  isAsked,
  fresh,
  round,
  onSent,
  onClose,
  onList,
  onMore,
}: FilledProps): ReactElement {
  const invalidate = useInvalidate();
  // What is opened stays under the person's hands, whatever comes from the server meanwhile.
  const [opened] = useState({ title, initial, isAsked });
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const [done, setDone] = useState<Sent>();
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);
  if (done) {
    return (
      <Sheet open title={opened.title} onClose={onList}>
        {done === 'waiting' ? (
          <Suspense fallback={null}>
            <WaitingDone onMore={() => onMore({ saleDate: opened.initial.saleDate })} onList={onList} />
          </Suspense>
        ) : (
          <Done sale={done} inRow={round.at + 1} onMore={() => onMore(done)} onList={onList} />
        )}
      </Sheet>
    );
  }
  return (
    <Sheet open title={opened.title} onClose={onClose} footer={<SheetFoot ref={setFooter} />}>
      <SaleShopContext value={store}>
        <SaleForm
          userId={userId}
          initial={opened.initial}
          isAsked={opened.isAsked}
          fresh={fresh}
          scanAtOnce={round.scan}
          footer={footer}
          onClose={onClose}
          onSent={(sent) => {
            // Closed while the sale was on its way: nothing else would say what became of it.
            if (isClosed.current)
              toast.success(sent === 'waiting' ? messages.waitingAway : messages.sentAway(sent.number));
            else {
              setDone(sent);
              onSent(sent === 'waiting' ? sent : sent.id);
            }
            invalidate(['sales.*', 'points.*', 'operations.*']);
          }}
        />
      </SaleShopContext>
    </Sheet>
  );
}
