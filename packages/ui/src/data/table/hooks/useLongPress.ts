import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

import { createTimer, type TimeoutHandle } from '../../../foundation/hooks/timer.ts';

/** Milliseconds a finger lies still, as phones have it. */
export const longPress = 500;
/** Pixels a finger may move. */
const moveTolerance = 10;

export interface LongPressHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onClickCapture: (event: MouseEvent<HTMLElement>) => void;
  onContextMenu: (event: MouseEvent<HTMLElement>) => void;
}

/** A finger held on a row: `onLong` gets its index in the document's count. The press that follows is no press. */
export const useLongPress = (
  onLong: ((rowIndex: number) => void) | undefined,
): LongPressHandlers | Record<string, never> => {
  const held = useRef<{ timer: TimeoutHandle; x: number; y: number; done: boolean } | undefined>(undefined);
  const drop = (): void => held.current?.timer.clear();
  useEffect(() => () => held.current?.timer.clear(), []);
  if (!onLong) return {};
  return {
    onPointerDown: (event) => {
      drop();
      held.current = undefined;
      const row = (event.target as Element).closest('tbody tr[aria-rowindex]');
      if (event.pointerType === 'mouse' || !row) return;
      const press = { timer: createTimer(), x: event.clientX, y: event.clientY, done: false };
      held.current = press;
      press.timer.start(longPress, () => {
        press.done = true;
        onLong(Number(row.getAttribute('aria-rowindex')));
      });
    },
    onPointerMove: (event) => {
      const press = held.current;
      if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > moveTolerance) drop();
    },
    onPointerUp: drop,
    onPointerCancel: drop,
    onClickCapture: (event) => {
      if (held.current?.done !== true) return;
      held.current = undefined;
      event.preventDefault();
      event.stopPropagation();
    },
    // Android opens its own menu at the same moment.
    onContextMenu: (event) => {
      if (held.current) event.preventDefault();
    },
  };
};
