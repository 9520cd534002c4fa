import type { Placement } from '@floating-ui/react';
import { useEffect, useMemo, useRef, useState, type CSSProperties, type RefCallback, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { whenIdle } from '../../foundation/hooks/idle.ts';
import type { PopupPlace } from './follow.ts';

/** What `usePopup` places a popup by. */
export interface PopupOptions {
  /** Whether the popup is open. */
  open: boolean;
  /** Side and alignment of the popup. @default 'bottom-start' */
  placement?: Placement | undefined;
  /** At least as wide as the anchor. */
  matchWidth?: boolean | undefined;
  /** Gap from the anchor in pixels. @default 4 */
  gap?: number | undefined;
}

/** What `usePopup` gives to the anchor and to the popup. */
export interface PopupHandle {
  /** Element the popup is placed at. */
  anchorRef: RefObject<HTMLElement | null>;
  /** Element of the popup. */
  popupRef: RefObject<HTMLElement | null>;
  /** `ref` of the anchor. */
  setAnchor: RefCallback<HTMLElement>;
  /** `ref` of the popup. */
  setPopup: RefCallback<HTMLElement>;
  /** Position of the popup. */
  style: CSSProperties;
  /** Side on which it really opened, for the direction of the movement. */
  side: string;
}

// The library that places popups is fetched when something that opens stands on the page and the browser has time for
// it: no first screen waits for it.
const load = async (): Promise<typeof import('./follow.ts')> => import('./follow.ts');

const snapToPixel = (value: number): number => {
  const ratio = globalThis.devicePixelRatio || 1;
  return Math.round(value * ratio) / ratio;
};

/** Not placed yet: it must be able to take the focus, so it is pale and not hidden. */
const WAITING: CSSProperties = { position: 'fixed', left: 0, top: 0, opacity: 0 };

/** Keeps a floating element next to its anchor and inside the window. */
export function usePopup({ open, placement = 'bottom-start', matchWidth = false, gap = 4 }: PopupOptions): PopupHandle {
  const anchorRef = useRef<HTMLElement>(null);
  const popupRef = useRef<HTMLElement>(null);
  const [anchor, putAnchor] = useState<HTMLElement | null>(null);
  const [popup, putPopup] = useState<HTMLElement | null>(null);
  const [place, setPlace] = useState<PopupPlace>();

  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  useEffect(() => {
    if (!open || !anchor || !popup) return undefined;
    let stop: (() => void) | undefined;
    let closed = false;
    const stand = async (): Promise<void> => {
      const { follow } = await load();
      if (closed) return;
      stop = follow(anchor, popup, { placement, matchWidth, gap }, (next) => flushSync(() => setPlace(next)));
    };
    void stand();
    return () => {
      closed = true;
      stop?.();
      setPlace(undefined);
    };
  }, [open, anchor, popup, placement, matchWidth, gap]);

  const setters = useMemo(
    () => ({
      setAnchor: (node: HTMLElement | null) => {
        anchorRef.current = node;
        putAnchor(node);
      },
      setPopup: (node: HTMLElement | null) => {
        popupRef.current = node;
        putPopup(node);
      },
    }),
    [],
  );
  const style: CSSProperties = place
    ? {
        position: 'fixed',
        left: 0,
        top: 0,
        transform: `translate(${snapToPixel(place.x)}px, ${snapToPixel(place.y)}px)`,
      }
    : WAITING;
  return { anchorRef, popupRef, ...setters, style, side: (place?.placement ?? placement).split('-')[0] ?? 'bottom' };
}
