import { useInfiniteList, useQuery } from '@pribavka/api/react';
import { Button, EmptyState, InfiniteList, LinkButton, Skeleton } from '@pribavka/ui';
import { PortalHeader } from '@pribavka/ui/shell';
import { lazy, Suspense, type ReactElement } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';

import { SectionError } from '../../shared/SectionError.tsx';
import { withParams } from '../../shared/address.ts';
import { useAddressQuery } from '../../shared/useAddressQuery.ts';
import { useFirstLoad } from '../../app/shell/loader.ts';
import { PromotionCard } from './PromotionCard.tsx';
import { type Kind, promotionsBody, readTab } from './query.ts';
import { TabChips } from './TabChips.tsx';
import { promotionsUrl, type PromotionTab } from './urls.ts';
import { promotionsMessages as messages } from './messages.ts';

const Filters = lazy(() => import('./Filters.tsx'));

const Cards = styled.div`
  margin-top: 20px;
  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
    gap: 20px;
  }
  @media (min-width: 64em) {
    & li:has(> [data-lead]) {
      grid-column: 1 / -1;
    }
  }
`;

/** The filters stand at the end of the row of tabs; two lists of a tablet go under it. */
const Head = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: var(--pb-control-height);
  & > :first-child {
    flex: 1;
    min-width: 0;
  }
  & > [data-awaited] {
    visibility: hidden;
  }
  @media (min-width: 48em) {
    flex-wrap: wrap;
    & > :first-child {
      flex: 1 1 272px;
    }
    & > :nth-child(2) {
      flex: 1 0 100%;
    }
  }
  @media (min-width: 64em) {
    & > :nth-child(2) {
      flex: 0 0 452px;
    }
  }
`;

/** As large as the button or the row that comes: a fallback of no size would move the list when they wrap. */
const FiltersPlace = styled.div`
  width: var(--pb-control-height);
  height: var(--pb-control-height);
`;

const ask = { quiet: 'all' } as const;

/** Promotions that run, will run and are over. */
function Promotions(): ReactElement {
  const [query, changeQuery] = useAddressQuery();
  const navigate = useNavigate();
  const tab = readTab(query);
  const brands = useQuery('brands.shortList', { query: {} }, ask).data ?? [];
  const kinds = (useQuery('dictionary.get', {}, ask).data?.mechanics ?? []).map(({ code, name }) => ({
    id: code,
    name,
  }));
  const brand = brands.find(({ id }) => id === query.get('brand'))?.id;
  const kind = kinds.find(({ id }) => id === query.get('kind'))?.id;
  const filtered = brand !== undefined || kind !== undefined;
  const list = useInfiniteList('promotions.list', promotionsBody(tab, { brand, kind: kind as Kind | undefined }), ask);
  useFirstLoad(list.loading, messages.loading);
  const choose = (chosen: { brand?: string | undefined; kind?: string | undefined }): void =>
    changeQuery((newest) => withParams(newest, chosen), { replace: true });
  /** Another tab under the same filters. */
  const tabUrl = (next: PromotionTab): string => promotionsUrl(next, { brand, kind });
  const shown = list.items.length > 0;

  return (
    <>
      <PortalHeader title={messages.title} />
      <Head>
        <TabChips
          tab={tab}
          counts={list.totals}
          awaited={list.loading}
          onChange={(next) => void navigate(tabUrl(next), { preventScrollReset: true })}
        />
        <Suspense fallback={<FiltersPlace />}>
          <Filters found={list} brands={brands} brand={brand} kinds={kinds} kind={kind} onChange={choose} />
        </Suspense>
      </Head>
      <Cards>
        {list.loading && <Skeleton shape="block" height={320} label={messages.loading} />}
        {list.problem && !shown && (
          <SectionError title={messages.failed} problem={list.problem} onRetry={list.reload} />
        )}
        {!list.loading && !list.problem && !shown && (
          <EmptyState
            title={filtered ? messages.nothing : messages.empty[tab]}
            actions={
              filtered ? (
                <Button onClick={() => choose({})}>{messages.reset}</Button>
              ) : tab === 'active' ? (
                <LinkButton render={<Link to={promotionsUrl('finished')} />}>{messages.toFinished}</LinkButton>
              ) : undefined
            }
          />
        )}
        {shown && (
          <InfiniteList
            label={messages[tab]}
            items={list.items}
            getKey={(promotion) => promotion.id}
            hasMore={list.hasMore}
            onMore={list.loadMore}
            loading={list.loadingMore}
            error={list.problem ? messages.failed : undefined}
            renderItem={(promotion, index) => (
              <PromotionCard
                promotion={promotion}
                tab={tab}
                lead={tab === 'active' && promotion.state === 'active' && index === 0}
              />
            )}
          />
        )}
      </Cards>
    </>
  );
}

export { Promotions as Component };
