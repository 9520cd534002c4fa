import { supportStateOfAuthor } from '@pribavka/api';
import { useAllowed, useInfiniteList } from '@pribavka/api/react';
import { Button, EmptyState, formatDate, InfiniteList, LinkButton, Skeleton, StatusLabel, Tag } from '@pribavka/ui';
import { MessageSquarePlus } from 'lucide-react';
import { lazy, Suspense, type ReactElement } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';

import { SectionError } from '../../../shared/SectionError.tsx';
import { RowLink } from '../../../shared/RowLink.tsx';
import { aboutOf, profileUrl, supportRequestUrl, writeToSupportUrl } from '../urls.ts';
import { supportMessages as messages } from './messages.ts';

const Request = lazy(() => import('./Request.tsx'));
const Write = lazy(() => import('./Write.tsx'));

const Line = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  gap: 2px;
  & > strong {
    overflow-wrap: anywhere;
    font-weight: 500;
  }
  & > span {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    align-items: center;
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
  }
  & > small {
    overflow: hidden;
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/* The main act is under the thumb on a phone, above the bar of the sections. */
const Act = styled.div`
  position: sticky;
  bottom: var(--shell-bottom);
  z-index: var(--pb-z-sticky);
  display: flex;
  padding: 12px 0;
  background: var(--pb-bg-canvas);
  & > a {
    flex: 1;
  }
  @media (max-width: 17em), (max-height: 25em) {
    position: static;
  }
  @media (min-width: 48em) {
    position: static;
    order: -1;
    padding: 0;
    & > a {
      flex: none;
    }
  }
`;

/** «Мои обращения»: what was asked and answered, the newest words first. */
export default function Support(): ReactElement {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const mayWrite = useAllowed('technicalSupport.detailRequestTechnicalSupport:create');
  const open = query.get('open') || undefined;
  const close = (): void => void navigate(profileUrl('support'), { preventScrollReset: true });
  return (
    <>
      <List mayWrite={mayWrite} />
      <Suspense fallback={null}>
        {open && <Request key={open} id={open} onClose={close} />}
        {query.has('write') && mayWrite && (
          <Write
            about={aboutOf(query)}
            onClose={close}
            onSent={(id) => void navigate(supportRequestUrl(id), { replace: true, preventScrollReset: true })}
          />
        )}
      </Suspense>
    </>
  );
}

function List({ mayWrite }: { mayWrite: boolean }): ReactElement {
  const navigate = useNavigate();
  const list = useInfiniteList('support.list', { size: 20, sort: [{ field: 'updatedAt', direction: 'desc' }] });
  if (list.loading) return <Skeleton rows={4} height={64} label={messages.loading} />;
  if (list.problem && list.items.length === 0) {
    return <SectionError level={3} title={messages.failed} problem={list.problem} onRetry={list.reload} />;
  }
  if (list.items.length === 0) {
    return (
      <EmptyState
        level={3}
        title={messages.empty}
        description={messages.emptyText}
        actions={
          mayWrite && (
            <Button variant="primary" icon={MessageSquarePlus} onClick={() => void navigate(writeToSupportUrl())}>
              {messages.write}
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      <InfiniteList
        label={messages.title}
        items={list.items}
        getKey={(row) => row.id}
        hasMore={list.hasMore}
        onMore={list.loadMore}
        loading={list.loadingMore}
        error={list.problem ? messages.failed : undefined}
        total={list.total}
        renderItem={(row) => {
          const state = supportStateOfAuthor(row.status);
          return (
            <RowLink to={supportRequestUrl(row.id)} over>
              <Line>
                <strong>{row.subject}</strong>
                <small>
                  {messages.from[row.lastMessage.author]}: {row.lastMessage.text}
                </small>
                <span>
                  <StatusLabel status={state.glyph}>{state.word}</StatusLabel>
                  <span>
                    {row.number} · {formatDate(row.updatedAt, 'listDayTime')}
                  </span>
                  {row.unread && <Tag tone="info">{messages.unread}</Tag>}
                </span>
              </Line>
            </RowLink>
          );
        }}
      />
      {mayWrite && (
        <Act>
          <LinkButton
            variant="primary"
            icon={MessageSquarePlus}
            render={<Link to={writeToSupportUrl()} preventScrollReset />}
          >
            {messages.write}
          </LinkButton>
        </Act>
      )}
    </>
  );
}
