import { useAllowed, useInfiniteList } from '@pribavka/api/react';
import { LinkButton } from '@pribavka/ui';
import { PortalHeader } from '@pribavka/ui/shell';
import { ScanQrCode } from 'lucide-react';
import { lazy, Suspense, type ReactElement } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';

import { useFirstLoad } from '../../app/shell/loader.ts';
import { useMember } from '../../app/session/useMember.ts';
import { PinnedAction } from '../../shared/PinnedAction.tsx';
import { optional } from '../../shared/optional.ts';
import { Filters } from './list/Filters.tsx';
import { isFiltered, noSalesFilters, readFilters, writeFilters } from './list/filters.ts';
import { SalesList } from './list/SalesList.tsx';
import { Summary } from './list/Summary.tsx';
import { salesBody } from './query.ts';
import { UploadLink } from './upload/UploadLink.tsx';
import { newSaleUrl } from './urls.ts';
import { salesMessages as messages } from './messages.ts';

const loadForm = () => import('./form/index.ts');
const NewSale = lazy(async () => ({ default: (await loadForm()).NewSale }));
const Correct = lazy(async () => ({ default: (await loadForm()).Correct }));
const UploadList = lazy(() => import('./upload/UploadList.tsx'));
const SaleCard = lazy(() => import('./card/SaleCard.tsx'));
const WaitingList = optional(async () => ({ default: (await import('../../offline/parts.ts')).WaitingList }));

/** The header of a phone has no room for a second button. */
const PhoneOnly = styled.div`
  margin-block-end: 4px;
  @media (min-width: 48em) {
    display: none;
  }
`;

/** «Мои продажи»: the list by days, the form of a new sale and the card of one in sheets. */
function Sales(): ReactElement {
  const user = useMember();
  const mayRegister = useAllowed('sales.sale:create');
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const list = useInfiniteList('sales.list', salesBody(filters), { quiet: 'all' });
  useFirstLoad(list.loading, messages.loading);

  const open = (change: Record<string, string | undefined>): void => {
    const next = new URLSearchParams(query);
    for (const name of ['new', 'sale', 'product', 'upload', 'waiting']) next.delete(name);
    for (const [name, value] of Object.entries(change)) if (value !== undefined) next.set(name, value);
    setQuery(next, { preventScrollReset: true });
  };
  const draft = query.get('new');
  const opened = query.get('sale');
  const uploading = query.get('upload') !== null && mayRegister;
  const waiting = query.get('waiting');
  // Without a single sale the same button stands in the middle of the page.
  const isEmpty = !list.loading && !list.problem && list.items.length === 0 && !isFiltered(filters);
  const register = (
    <LinkButton variant="primary" icon={ScanQrCode} wide render={<Link to={newSaleUrl()} preventScrollReset />}>
      {messages.register}
    </LinkButton>
  );

  return (
    <>
      <PortalHeader
        title={messages.title}
        actions={
          mayRegister ? (
            <>
              <UploadLink enabled={!list.loading} />
              {register}
            </>
          ) : undefined
        }
      />
      <Summary totals={list.totals} loading={list.loading} />
      <Filters
        filters={filters}
        totals={list.totals}
        loading={list.loading}
        onChange={(change) => setQuery(writeFilters(query, change), { replace: true, preventScrollReset: true })}
      />
      {mayRegister && (
        <PhoneOnly>
          <UploadLink enabled={!list.loading} />
        </PhoneOnly>
      )}
      <Suspense fallback={null}>
        <WaitingList owner={user.id} />
      </Suspense>
      <SalesList
        list={list}
        filters={filters}
        onOpen={(sale) => open({ sale })}
        onReset={() => setQuery(writeFilters(query, noSalesFilters), { preventScrollReset: true })}
        action={mayRegister ? register : undefined}
      />
      {mayRegister && !isEmpty && <PinnedAction>{register}</PinnedAction>}
      <Suspense fallback={null}>
        {uploading && <UploadList onClose={() => open({})} />}
        {draft !== null && mayRegister && (
          <NewSale
            key={draft}
            userId={user.id}
            storeName={user.store?.name}
            saleId={draft === '1' ? undefined : draft}
            productId={query.get('product') ?? undefined}
            onClose={() => open({})}
            onList={() => open({})}
          />
        )}
        {waiting !== null && (
          <Correct key={waiting} id={waiting} userId={user.id} storeName={user.store?.name} onClose={() => open({})} />
        )}
        {opened !== null && draft === null && (
          <SaleCard
            key={opened}
            id={opened}
            onClose={() => open({})}
            onEdit={(id) => open({ new: id })}
            onRepeat={(product) => open({ new: '1', product })}
          />
        )}
      </Suspense>
    </>
  );
}

export { Sales as Component };
