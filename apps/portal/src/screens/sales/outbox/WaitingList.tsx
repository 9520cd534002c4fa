import {
  Button,
  confirm,
  formatCount,
  formatDate,
  IconButton,
  LinkButton,
  Panel,
  StatusLabel,
  useOnline,
} from '@pribavka/ui';
import { Trash2 } from 'lucide-react';
import { useSyncExternalStore, type ReactElement } from 'react';
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

/** «25 ноября 14:05 · 2 фото» */
function factsOf({ at, values }: WaitingSale): string {
  const photos = values.files.filter(isLocalFile).length;
  const facts = [formatDate(new Date(at), 'listDayTime')];
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

/** Sales of this device that the server does not have yet: each can be opened, corrected and removed. */
export function WaitingList({ owner }: { owner: string }): ReactElement | null {
  const sales = useOutbox(owner);
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
              <small>{sale.refusal ? sale.refusal.messages.join(' ') : factsOf(sale)}</small>
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
