import type { QueryState } from '@pribavka/api/react';
import { Banner } from '@pribavka/ui';
import { type ReactElement, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { supportRequestUrl } from '../urls.ts';
import { Composer } from './Composer.tsx';
import { cardMessages as messages } from './messages.ts';
import { OwnThread } from './OwnThread.tsx';
import { RequestThread } from './RequestThread.tsx';
import { SidePanel } from './SidePanel.tsx';
import type { ComposerMode, AgentCard, RequestCard } from './types.ts';
import type { RequestActs } from './useRequestActs.ts';

const Columns = styled.div`
  display: grid;
  gap: 24px;
  & > div {
    display: flex;
    flex-direction: column;
    gap: 16px;
    min-width: 0;
  }
  /* Thread and panel are scrolled apart: the field stays at hand however long either is. */
  @media (min-width: 64em) {
    grid-template-columns: minmax(0, 1fr) 300px;
    grid-template-rows: minmax(0, 1fr);
    height: 100%;
    & > div > [data-part='thread'] {
      flex: 1;
      min-height: 96px;
      overflow: auto;
      overscroll-behavior: contain;
    }
    & > div > section {
      flex: 0 1 auto;
      min-height: 200px;
      overflow: auto;
    }
    & > aside {
      padding-inline-start: 24px;
      overflow: auto;
      overscroll-behavior: contain;
      border-inline-start: 1px solid var(--pb-line-hair);
    }
  }
`;

const About = styled.details`
  padding-bottom: 12px;
  border-bottom: 1px solid var(--pb-line-hair);
  & > summary {
    min-height: 44px;
    align-content: center;
    font-weight: 500;
    cursor: pointer;
  }
`;

interface ConversationProps {
  request: RequestCard;
  acts: RequestActs;
  query: QueryState<'support.get'>;
  wide: boolean;
  mode: ComposerMode;
  onMode: (mode: ComposerMode) => void;
  templatesOpen: boolean;
  onTemplates: (open: boolean) => void;
}

/** The thread, the field under it, and next to them everything an answer needs. */
export function Conversation({ request, acts, query, wide, ...composer }: ConversationProps): ReactElement {
  const { desk, mergedInto, status } = request;
  const end = useRef<HTMLDivElement>(null);
  const newest = request.messages.at(-1)?.id;
  // A thread is read from its end; a new message is shown where it has come.
  useEffect(() => {
    if (newest !== undefined) end.current?.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  // The desk never answers itself: a request of one's own is read as its author reads it.
  if (desk === null) return <OwnThread request={request} />;
  const card: AgentCard = { ...request, desk };
  const panel = <SidePanel request={card} acts={acts} query={query} />;
  return (
    <Columns>
      <div>
        {!wide && (
          <About>
            <summary>{messages.about}</summary>
            {panel}
          </About>
        )}
        {mergedInto && (
          <Banner
            tone="info"
            title={messages.mergedInto(mergedInto.number)}
            actions={<Link to={supportRequestUrl(mergedInto.id)}>{messages.openMain}</Link>}
          >
            {messages.mergedText}
          </Banner>
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is scrolled apart is reached by keys too */}
        <div data-part="thread" role="region" aria-label={messages.thread} tabIndex={wide ? 0 : undefined}>
          <RequestThread request={card} />
          <div ref={end} />
        </div>
        {acts.may && mergedInto === null && status !== 'closed' && (
          <Composer
            {...composer}
            request={card}
            versionOf={acts.versionOf}
            onCard={query.set}
            onConflict={query.reload}
          />
        )}
        {acts.may && mergedInto === null && status === 'closed' && (
          <Banner tone="info" title={messages.composer.ended} />
        )}
      </div>
      {wide && <aside aria-label={messages.about}>{panel}</aside>}
    </Columns>
  );
}
