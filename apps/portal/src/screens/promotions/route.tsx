import { useInfiniteList, useQuery } from '@pribavka/api/react';
import { Button, EmptyState, InfiniteList, LinkButton, Select, Skeleton, TabPanel, Tabs } from '@pribavka/ui';
import { PortalHeader } from '@pribavka/ui/shell';
import type { ReactElement } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';

import { SectionError } from '../../shared/SectionError.tsx';
import { useFirstLoad } from '../../app/shell/loader.ts';
import { PromotionCard } from './PromotionCard.tsx';
import { promotionsBody, readTab } from './query.ts';
import { promotionTabs, promotionsUrl } from './urls.ts';
import { promotionsMessages as messages } from './messages.ts';

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
  useFirstLoad(list.loading, messages.loading);
  const choose = (next: string): void => {
    const changed = new URLSearchParams(query);
    if (next === ALL) changed.delete('brand');
    else changed.set('brand', next);
    setQuery(changed, { replace: true, preventScrollReset: true });
  };

  return (
    <>
      <PortalHeader title={messages.title} />
      <Tabs
        label={messages.tabs}
        idPrefix="promotions"
        automatic={false}
        value={tab}
        onValueChange={(next) => void navigate(promotionsUrl(next), { preventScrollReset: true })}
        tabs={promotionTabs.map((value) => ({ value, label: messages[value] }))}
      />
      <TabPanel value={tab} idPrefix="promotions">
        {brands.data && brands.data.length > 1 && (
          <Filter>
            <Select
              prefix={messages.brand}
              aria-label={messages.brand}
              size="sm"
              value={known ? brand : ALL}
              onValueChange={choose}
              options={[
                { value: ALL, label: messages.allBrands },
                ...brands.data.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          </Filter>
        )}
        <Cards>
          {list.loading && <Skeleton shape="block" height={320} label={messages.loading} />}
          {list.problem && list.items.length === 0 && (
            <SectionError title={messages.failed} problem={list.problem} onRetry={list.reload} />
          )}
          {!list.loading && !list.problem && list.items.length === 0 && (
            <EmptyState
              title={known ? messages.nothing : messages.empty[tab]}
              actions={
                known ? (
                  <Button onClick={() => choose(ALL)}>{messages.reset}</Button>
                ) : tab === 'active' ? (
                  <LinkButton render={<Link to={promotionsUrl('finished')} />}>{messages.toFinished}</LinkButton>
                ) : undefined
              }
            />
          )}
          {list.items.length > 0 && (
            <InfiniteList
              label={messages[tab]}
              items={list.items}
              getKey={(promotion) => promotion.id}
              hasMore={list.hasMore}
              onMore={list.loadMore}
              loading={list.loadingMore}
              error={list.problem ? messages.failed : undefined}
              renderItem={(promotion) => <PromotionCard promotion={promotion} tab={tab} />}
            />
          )}
        </Cards>
      </TabPanel>
    </>
  );
}

export { Promotions as Component };
