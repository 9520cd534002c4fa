import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';

import { announce } from '../../foundation/announcer/announcer.ts';
import { useIsoLayoutEffect } from '../../foundation/hooks/useIsoLayoutEffect.ts';
import { focusMain } from '../../foundation/landmarks/useLandmarkKeys.ts';
import { useMessages } from '../../foundation/messages/context.ts';
import { isReachable } from '../../foundation/overlay/focusable.ts';
import { Portal } from '../../foundation/overlay/Portal.tsx';
import { feedbackMessages } from '../feedback.messages.ts';
import type { ToastStore } from './core/store.ts';
import type { ToastItem } from './core/types.ts';
import { ToastCard, ToastLine } from './parts.tsx';
import { Cards, Toasts } from './Toaster.styles.ts';
import { useToastPauses } from './useToastPauses.ts';
import { useToastState, useToastStore } from './useToastState.ts';

export interface ToasterProps {
  /** Where the messages come from. @default that of `UiProvider`, or the store behind `toast` and `notify` */
  store?: ToastStore | undefined;
  /** Pixels of a fixed bar at the bottom under 1024 px: the portal's tabs. @default 0 */
  bottom?: number | undefined;
  /** Opens the list of past messages from «Ещё 4». */
  onMore?: (() => void) | undefined;
}

/**
 * Draws toasts and notifications above everything, dialogs too. One per application.
 * Not a live region itself: the announcer says each message once.
 */
export function Toaster({ store: given, bottom = 0, onMore }: ToasterProps): ReactElement {
  const store = useToastStore(given);
  const state = useToastState(store);
  const say = useMessages(feedbackMessages);
  useToastPauses(store);
  useEffect(() => {
    for (const { text, assertive } of store.takeAnnouncements(say.action)) announce(text, { assertive });
  });

  const lines = state.shown.filter((item) => item.kind === 'toast');
  const cards = state.shown.filter((item) => item.kind === 'notification');
  const waiting = state.waiting.filter((item) => item.kind === 'notification').length;
  return (
    <Portal into="toasts">
      {lines.length > 0 && (
        <Region store={store} items={lines} label={say.toasts} as={Toasts} bottom={bottom}>
          {lines.map((item) => (
            <ToastLine key={item.id} item={item} store={store} say={say} />
          ))}
        </Region>
      )}
      {cards.length > 0 && (
        <Region store={store} items={cards} label={say.notifications} as={Cards} bottom={bottom}>
          {cards.map((item) => (
            <ToastCard key={item.id} item={item} store={store} say={say} paused={state.paused} />
          ))}
          {waiting > 0 && (
            <button type="button" data-more="" onClick={onMore}>
              {say.more(waiting)}
            </button>
          )}
        </Region>
      )}
    </Portal>
  );
}

/** More messages than that neither slide in nor count their time down: a hundred movements at once are nobody's help. */
const crowd = 6;

interface RegionProps {
  store: ToastStore;
  items: readonly ToastItem[];
  label: string;
  as: typeof Toasts;
  bottom: number;
  children: ReactNode;
}

/** A landmark F6 comes to; hover and focus stop the time; Esc takes the newest message and gives the focus back. */
function Region({ store, items, label, as: Frame, bottom, children }: RegionProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const hasFocus = useRef(false);
  useEffect(
    () => () => {
      store.resume('hover');
      store.resume('focus');
    },
    [store],
  );
  const leave = (): void => {
    hasFocus.current = false;
    store.resume('focus');
  };
  useIsoLayoutEffect(() => {
    const active = document.activeElement;
    const region = frame.current;
    const isInside = region?.contains(active) === true;
    // A button that is gone from an updated message has left the focus to the body, and says no blur.
    if (!isInside && !(hasFocus.current && active === document.body)) return;
    const isLeft = items.some(({ phase }) => phase === 'open');
    if (isInside && isLeft && !active?.closest('[data-phase="closing"]')) return;
    // The browser would drop the focus to the body with the element that has it.
    leave();
    if (before.current?.isConnected && isReachable(before.current)) before.current.focus({ preventScroll: true });
    else if (isLeft) region?.focus();
    else focusMain();
  }, [items]);
  const onFocus = (event: FocusEvent<HTMLElement>): void => {
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) before.current = from;
    // From the page itself: there is no place to go back to.
    else if (from === null && !hasFocus.current) before.current = null;
    hasFocus.current = true;
    store.pause('focus');
  };
  const onBlur = (event: FocusEvent<HTMLElement>): void => {
    // Of a window that is left the focus stays where it is, and comes back with the window.
    if (!event.currentTarget.contains(event.relatedTarget) && document.hasFocus()) leave();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Escape') return;
    // The dialog underneath has its own Esc.
    event.stopPropagation();
    event.nativeEvent.preventDefault();
    const newest = items.find(({ phase }) => phase === 'open');
    if (newest) store.dismiss(newest.id);
  };
  return (
    <Frame
      ref={frame}
      role="region"
      aria-label={label}
      data-pb-landmark=""
      data-crowd={items.length > crowd ? '' : undefined}
      tabIndex={-1}
      style={{ '--pb-toast-bottom': `${bottom}px` }}
      onPointerEnter={() => store.pause('hover')}
      onPointerLeave={() => store.resume('hover')}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      {children}
    </Frame>
  );
}
