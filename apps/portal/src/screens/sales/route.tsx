import { useAllowed, useInfiniteList } from '@pribavka/api/react';
import { LinkButton } from '@pribavka/ui';
import { PortalHeader } from '@pribavka/ui/shell';
import { ScanQrCode } from 'lucide-react';
import { lazy, Suspense, type ReactElement } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import { useFirstLoad } from '../../app/shell/loader.ts';
import { useMember } from '../../app/session/useMember.ts';
import { PinnedAction } from '../../shared/PinnedAction.tsx';
import { Filters } from './list/Filters.tsx';
import { noSalesFilters, readFilters, writeFilters } from './list/filters.ts';
import { SalesList } from './list/SalesList.tsx';
import { Summary } from './list/Summary.tsx';
import { salesBody } from './query.ts';
import { newSaleUrl } from './urls.ts';
import { salesMessages as messages } from './messages.ts';

const NewSale = lazy(() => import('./form/NewSale.tsx'));
const SaleCard = lazy(() => import('./card/SaleCard.tsx'));

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
    for (const name of ['new', 'sale', 'product']) next.delete(name);
    for (const [name, value] of Object.entries(change)) if (value !== undefined) next.set(name, value);
    setQuery(next, { preventScrollReset: true });
  };
  const draft = query.get('new');
  const opened = query.get('sale');
  const register = (
    <LinkButton variant="primary" icon={ScanQrCode} wide render={<Link to={newSaleUrl()} preventScrollReset />}>
      {messages.register}
    </LinkButton>
  );

  return (
    <>
      <PortalHeader title={messages.title} actions={mayRegister ? register : undefined} />
      <Summary totals={list.totals} loading={list.loading} />
      <Filters
        filters={filters}
        totals={list.totals}
        onChange={(change) => setQuery(writeFilters(query, change), { replace: true, preventScrollReset: true })}
      />
      <SalesList
        list={list}
        filters={filters}
        onOpen={(sale) => open({ sale })}
        onReset={() => setQuery(writeFilters(query, noSalesFilters), { preventScrollReset: true })}
        action={mayRegister ? register : undefined}
      />
      {mayRegister && <PinnedAction>{register}</PinnedAction>}
      <Suspense fallback={null}>
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
