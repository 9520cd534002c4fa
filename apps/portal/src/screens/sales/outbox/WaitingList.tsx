import { parseReceipt } from '@pribavka/forms/rules';
import {
  Button,
  confirm,
  formatCount,
  formatDate,
  formatMoney,
  IconButton,
  LinkButton,
  Panel,
  StatusLabel,
  useOnline,
} from '@pribavka/ui';
import { Trash2 } from 'lucide-react';
import { useEffect, useSyncExternalStore, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { ProductPicture } from '../../../shared/ProductPicture.tsx';
import { isLocalFile } from '../form/local-file.ts';
import { waitingSaleUrl } from '../urls.ts';
import { nudgeOutbox } from './changes.ts';
import { outboxMessages as messages } from './messages.ts';
import { sendingNow, subscribeSending } from './sending.ts';
import { outboxStore } from './store.ts';
import { useOutbox } from './useOutbox.ts';
import type { WaitingSale } from './waiting-sale.ts';

const Place = styled(Panel)`
  margin-bottom: 16px;
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 12px;
    padding: 8px 0;
  }
  & li + li {
    border-top: 1px solid var(--pb-line-soft);
  }
  & li > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & strong {
    display: block;
    font: var(--pb-type-ui-strong);
  }
  & small {
    display: block;
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
  }
  & [data-part='acts'] {
    display: flex;
    gap: 4px;
    align-items: center;
  }
  @media (max-width: 47.99em) {
    & [data-part='acts'] {
      grid-column: 2 / -1;
    }
  }
`;

function nameOf({ values }: WaitingSale): string {
  const [first, ...rest] = values.lines.flatMap(({ product }) => (product ? [product.name] : []));
  if (first === undefined) return messages.noProduct;
  return rest.length === 0 ? first : `${first} ${messages.more(rest.length)}`;
}

/** What distinguishes sales of one product: «25 ноября 14:05 · № A-1 и ещё 2 · 3 шт. · 2 фото». */
function factsOf({ at, values }: WaitingSale): string {
  const photos = values.files.filter(isLocalFile).length;
  const facts = [formatDate(new Date(at), 'listDayTime')];
  const [serial, ...serials] = values.lines.flatMap((line) => line.serial || []);
  const units = values.lines.reduce((sum, { quantity = 1 }) => sum + quantity, 0);
  const read = values.receipt ? parseReceipt(values.receipt.qr) : undefined;
  if (serial !== undefined) {
    facts.push(serials.length === 0 ? `№ ${serial}` : `№ ${serial} ${messages.more(serials.length)}`);
  }
  if (units > 1) facts.push(messages.units(units));
  if (read?.ok) facts.push(messages.receipt(formatMoney(read.receipt.totalKopecks)));
  if (photos > 0) facts.push(formatCount(photos, messages.photos));
  return facts.join(' · ');
}

async function remove(sale: WaitingSale): Promise<void> {
  const yes = await confirm({
    title: messages.removeTitle,
    body: messages.removeText,
    confirmLabel: messages.remove,
    danger: true,
  });
  if (yes) await outboxStore.remove(sale.id);
}

export interface WaitingListProps {
  owner: string;
  /** Called with the ids of the drafts the server has of these sales. */
  onDrafts: (ids: ReadonlySet<string>) => void;
}

/** Sales of this device that the server does not have yet: each can be opened, corrected and removed. */
export function WaitingList({ owner, onDrafts }: WaitingListProps): ReactElement | null {
  const sales = useOutbox(owner);
  useEffect(() => onDrafts(new Set(sales.flatMap(({ values }) => values.saved?.id ?? []))), [sales, onDrafts]);
  const online = useOnline();
  const sending = useSyncExternalStore(subscribeSending, sendingNow);
  if (sales.length === 0) return null;
  const stateOf = ({ id, refusal }: WaitingSale): ReactElement => {
    if (refusal) return <StatusLabel status="bad">{messages.refusedTitle}</StatusLabel>;
    if (id === sending) return <StatusLabel status="wait">{messages.sending}</StatusLabel>;
    return <StatusLabel status="wait">{online ? messages.waiting : messages.offline}</StatusLabel>;
  };
  return (
    <Place
      title={messages.title(sales.length)}
      aside={
        online && sales.some(({ refusal }) => !refusal) ? (
          <Button variant="text" onClick={nudgeOutbox}>
            {messages.send}
          </Button>
        ) : undefined
      }
    >
      <ul>
        {sales.map((sale) => (
          <li key={sale.id}>
            <ProductPicture product={sale.values.lines[0]?.product ?? undefined} size={40} />
            <div>
              <strong>{nameOf(sale)}</strong>
              {stateOf(sale)}
              {sale.refusal && <small>{sale.refusal.messages.join(' ')}</small>}
              <small>{factsOf(sale)}</small>
            </div>
            <div data-part="acts">
              <LinkButton render={<Link to={waitingSaleUrl(sale.id)} preventScrollReset />}>
                {sale.refusal ? messages.correct : messages.open}
              </LinkButton>
              <IconButton icon={Trash2} label={messages.removeLabel(nameOf(sale))} onClick={() => void remove(sale)} />
            </div>
          </li>
        ))}
      </ul>
    </Place>
  );
}
