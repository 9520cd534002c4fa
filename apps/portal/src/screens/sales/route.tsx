import { useAllowed, useInfiniteList } from '@pribavka/api/react';
import { shopToday } from '@pribavka/forms/rules';
import { LinkButton } from '@pribavka/ui';
import { TodayContext } from '@pribavka/ui/dates';
import { PortalHeader } from '@pribavka/ui/shell';
import { ScanQrCode } from 'lucide-react';
import { lazy, Suspense, useCallback, useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { useFirstLoad } from '../../app/shell/loader.ts';
import { useMember } from '../../app/session/useMember.ts';
import { PinnedAction } from '../../shared/PinnedAction.tsx';
import { withParams } from '../../shared/address.ts';
import { optional } from '../../shared/optional.ts';
import { useAddressQuery } from '../../shared/useAddressQuery.ts';
import { Filters } from './list/Filters.tsx';
import { isFiltered, noSalesFilters, readFilters, writeFilters } from './list/filters.ts';
import { SalesList } from './list/SalesList.tsx';
import { Summary } from './list/Summary.tsx';
import { salesBody } from './query.ts';
import { UploadLink } from './upload/UploadLink.tsx';
import { salesMessages as messages } from './messages.ts';

const loadForm = () => import('./form/index.ts');
const NewSale = lazy(async () => ({ default: (await loadForm()).NewSale }));
const Correct = lazy(async () => ({ default: (await loadForm()).Correct }));
const UploadList = lazy(() => import('./upload/UploadList.tsx'));
const SaleCard = lazy(() => import('./card/SaleCard.tsx'));
const WaitingList = optional(async () => ({ default: (await import('../../offline/parts.ts')).WaitingList }));

/** The header of a phone has no room for a second button: it stands next to the month. */
const Overview = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  & > :not([data-phone]) {
    flex: 1;
    min-width: 0;
  }
  /* The words of the button end where everything else does, with the numbers of the month or without them. */
  & > [data-phone] {
    margin-inline: auto -16px;
  }
  /* The narrowest phone has the button under the month, which would be four lines next to it. */
  @media (max-width: 22.49em) {
    flex-direction: column;
    gap: 0;
    align-items: start;
    & > :not([data-phone]) {
      min-height: 40px;
    }
    & > [data-phone] {
      margin-inline: -18px auto;
    }
  }
  @media (min-width: 48em) {
    & > [data-phone] {
      display: none;
    }
  }
`;

/** What is open over the list, by the names of the address. */
type Opening = Readonly<Record<string, string | undefined>>;

const noDrafts: ReadonlySet<string> = new Set();
const nothingOpen = {
  new: undefined,
  sent: undefined,
  sale: undefined,
  product: undefined,
  upload: undefined,
  waiting: undefined,
};

/** «Мои продажи»: the list by days, the form of a new sale and the card of one in sheets. */
function Sales(): ReactElement {
  const user = useMember();
  const mayRegister = useAllowed('sales.sale:create');
  const [query, changeQuery] = useAddressQuery();
  const filters = readFilters(query);
  const list = useInfiniteList('sales.list', salesBody(filters), { quiet: 'all' });
  const [waitingDrafts, setWaitingDrafts] = useState(noDrafts);
  useFirstLoad(list.loading, messages.loading);
  // The day of a sale is that of its shop: in the list, in its period, in the calendar of the form.
  const today = useCallback(() => shopToday(user.store), [user.store]);

  /** What is open over the list; its filters stay in the address. */
  const opening = (change: Opening, from = query): URLSearchParams => withParams(from, { ...nothingOpen, ...change });
  const open = (change: Opening, replace = false): void =>
    changeQuery((newest) => opening(change, newest), { replace });
  // An empty id names nothing: the list stands alone.
  const draft = query.get('new') || undefined;
  const opened = query.get('sale') || undefined;
  const uploading = query.get('upload') !== null && mayRegister;
  const waiting = query.get('waiting') || undefined;
  // Without a single sale the same button stands in the middle of the page.
  const isEmpty = !list.loading && !list.problem && list.items.length === 0 && !isFiltered(filters);
  const register = (
    <LinkButton
      variant="primary"
      icon={ScanQrCode}
      wide
      render={<Link to={`?${opening({ new: '1' })}`} preventScrollReset />}
    >
      {messages.register}
    </LinkButton>
  );

  return (
    <TodayContext value={today}>
      <PortalHeader
        title={messages.title}
        actions={
          mayRegister ? (
            <>
              <UploadLink to={`?${opening({ upload: '1' })}`} enabled={!list.loading} />
              {register}
            </>
          ) : undefined
        }
      />
      <Overview>
        <Summary totals={list.totals} loading={list.loading} />
        {mayRegister && (
          <div data-phone="">
            <UploadLink to={`?${opening({ upload: '1' })}`} enabled={!list.loading} variant="text" />
          </div>
        )}
      </Overview>
      <Filters
        filters={filters}
        list={list}
        onChange={(change) => changeQuery((newest) => writeFilters(newest, change), { replace: true })}
      />
      <Suspense fallback={null}>
        <WaitingList owner={user.id} onDrafts={setWaitingDrafts} />
      </Suspense>
      <SalesList
        list={list}
        waitingDrafts={waitingDrafts}
        filters={filters}
        cardUrl={(sale) => `?${opening({ sale })}`}
        onReset={() => changeQuery((newest) => writeFilters(newest, noSalesFilters))}
        action={mayRegister ? register : undefined}
      />
      {mayRegister && !isEmpty && <PinnedAction>{register}</PinnedAction>}
      <Suspense fallback={null}>
        {uploading && <UploadList onClose={() => open({})} />}
        {draft && mayRegister && (
          <NewSale
            key={draft}
            userId={user.id}
            store={user.store}
            saleId={draft === '1' ? undefined : draft}
            productId={query.get('product') || undefined}
            sent={query.get('sent') || undefined}
            onSent={(sent) => open({ new: draft, sent }, true)}
            onClose={() => open({})}
            onCard={(sale) => open({ sale }, true)}
            onList={() => open({}, true)}
          />
        )}
        {waiting && <Correct key={waiting} id={waiting} userId={user.id} store={user.store} onClose={() => open({})} />}
        {opened && !draft && (
          <SaleCard
            key={opened}
            userId={user.id}
            id={opened}
            onClose={() => open({})}
            onEdit={(id) => open({ new: id })}
            onRepeat={(product) => open({ new: '1', product })}
          />
        )}
      </Suspense>
    </TodayContext>
  );
}

export { Sales as Component };
