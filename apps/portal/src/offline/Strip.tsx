import { useInvalidate } from '@pribavka/api/react';
import { Banner, Button, formatDate, useOnline, useStableCallback, useTimeout } from '@pribavka/ui';
import { useEffect, useRef, useSyncExternalStore, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

import { sessionStore } from '../app/session/store.ts';
import { forgetShown, keptState, type KeptState, subscribeKept } from './kept-state.ts';
import { offlineMessages as messages } from './messages.ts';

/** Milliseconds between attempts while the browser believes in a network that brings nothing. */
const EVERY = 30_000;

const AREAS = [
  'points.*',
  'operations.*',
  'sales.*',
  'promotions.*',
  'products.*',
  'brands.*',
  'categories.*',
  'dictionary.*',
] as const;

const Line = styled(Banner)`
  border-radius: 0;
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 16px;
  }
  & [data-actions] {
    margin: 0;
  }
`;

export const useKept = (): KeptState => useSyncExternalStore(subscribeKept, keptState, keptState);

/** «14:05», and with its day when that is another one. */
function momentOf(at: number): string {
  const date = new Date(at);
  return formatDate(date, date.toDateString() === new Date().toDateString() ? 'time' : 'listDayTime');
}

/** Says that there is no signal and how old the figures are; asks for everything again when it is back. */
export function Strip(): ReactElement | null {
  const online = useOnline();
  const invalidate = useInvalidate();
  const { pathname } = useLocation();
  const { since, isProfileKept } = useKept();
  const later = useTimeout();
  const isKept = since !== undefined || isProfileKept;
  const seen = useRef(pathname);
  const wasAway = useRef(false);

  const refresh = useStableCallback(() => {
    if (isProfileKept) void sessionStore.reload();
    invalidate(AREAS);
  });

  useEffect(() => {
    if (seen.current !== pathname) forgetShown();
    seen.current = pathname;
  }, [pathname]);

  useEffect(() => {
    if (!online) {
      wasAway.current = true;
      return undefined;
    }
    if (!isKept) return undefined;
    const again = (): void => {
      refresh();
      later.start(EVERY, again);
    };
    if (wasAway.current) again();
    else later.start(EVERY, again);
    wasAway.current = false;
    return later.clear;
  }, [online, isKept, later, refresh]);

  if (online && !isKept) return null;
  const age = since === undefined ? (online ? '' : messages.nothingKept) : messages.dataAt(momentOf(since));
  return (
    <Line
      tone="warning"
      title={`${online ? messages.away : messages.offline} ${age}`.trim()}
      announce
      actions={
        online && (
          <Button size="sm" onClick={refresh}>
            {messages.retry}
          </Button>
        )
      }
    />
  );
}
