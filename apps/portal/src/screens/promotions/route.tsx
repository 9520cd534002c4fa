import { useInfiniteList, useQuery } from '@pribavka/api/react';
import {
  Button,
  EmptyState,
  ErrorState,
  InfiniteList,
  LinkButton,
  Select,
  Skeleton,
  TabPanel,
  Tabs,
} from '@pribavka/ui';
import { PortalHeader } from '@pribavka/ui/shell';
import type { ReactElement } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';

import { useFirstLoad } from '../../app/shell/loader.ts';
import { PromotionCard } from './PromotionCard.tsx';
import { promotionsBody, readTab } from './query.ts';
import { promotionTabs, promotionsUrl } from './urls.ts';
import { promotionsWords as words } from './words.ts';

const Cards = styled.div`
  margin-top: 20px;
  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
    gap: 20px;
  }
`;

const Filter = styled.div`
  max-width: 320px;
  margin-top: 16px;
`;

const ALL = 'all';

/** Promotions that run, will run and are over. */
function Promotions(): ReactElement {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const tab = readTab(query);
  const brand = query.get('brand') ?? ALL;
  const brands = useQuery('brands.shortList', { query: {} }, { quiet: 'all' });
  const known = brands.data?.some(({ id }) => id === brand) === true;
  const list = useInfiniteList('promotions.list', promotionsBody(tab, known ? brand : undefined));
  useFirstLoad(list.loading, words.loading);
  const choose = (next: string): void => {
    const changed = new URLSearchParams(query);
    if (next === ALL) changed.delete('brand');
    else changed.set('brand', next);
    setQuery(changed, { replace: true, preventScrollReset: true });
  };

  return (
    <>
      <PortalHeader title={words.title} />
      <Tabs
        label={words.tabs}
        idPrefix="promotions"
        automatic={false}
        value={tab}
        onValueChange={(next) => void navigate(promotionsUrl(next), { preventScrollReset: true })}
        tabs={promotionTabs.map((value) => ({ value, label: words[value] }))}
      />
      <TabPanel value={tab} idPrefix="promotions">
        {brands.data && brands.data.length > 1 && (
          <Filter>
            <Select
              prefix={words.brand}
              aria-label={words.brand}
              size="sm"
              value={known ? brand : ALL}
              onValueChange={choose}
              options={[
                { value: ALL, label: words.allBrands },
                ...brands.data.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          </Filter>
        )}
        <Cards>
          {list.loading && <Skeleton shape="block" height={320} label={words.loading} />}
          {list.problem && list.items.length === 0 && (
            <ErrorState
              title={words.failed}
              description={null}
              requestId={list.problem.requestId}
              onRetry={list.reload}
            />
          )}
          {!list.loading && !list.problem && list.items.length === 0 && (
            <EmptyState
              title={known ? words.nothing : words.empty[tab]}
              actions={
                known ? (
                  <Button onClick={() => choose(ALL)}>{words.reset}</Button>
                ) : tab === 'active' ? (
                  <LinkButton render={<Link to={promotionsUrl('finished')} />}>{words.toFinished}</LinkButton>
                ) : undefined
              }
            />
          )}
          {list.items.length > 0 && (
            <InfiniteList
              label={words[tab]}
              items={list.items}
              getKey={(promotion) => promotion.id}
              hasMore={list.hasMore}
              onMore={list.loadMore}
              loading={list.loadingMore}
              error={list.problem ? words.failed : undefined}
              renderItem={(promotion) => <PromotionCard promotion={promotion} tab={tab} />}
            />
          )}
        </Cards>
      </TabPanel>
    </>
  );
}

export { Promotions as Component };
