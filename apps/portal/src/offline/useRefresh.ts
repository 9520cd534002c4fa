import { useInvalidate } from '@pribavka/api/react';
import { useOnline, useStableCallback, useTimeout } from '@pribavka/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { sessionStore } from '../app/session/store.ts';
import { forgetShown } from './kept-state.ts';
import { useKept } from './Strip.tsx';

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

/** Asks for everything again when the signal is back, and from time to time while nothing comes. Answers the same for a press. */
export function useRefresh(): () => void {
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
  return refresh;
}
