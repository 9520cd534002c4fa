import { useRef, type PointerEvent, type RefObject } from 'react';

const CLOSE_AT = 96;
/** Pixels per millisecond: a flick closes sooner. */
const FLICK = 0.5;

export interface DragHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/** A bottom sheet follows the finger by its head and closes when pulled far or fast enough. */
export function useDragDown(sheet: RefObject<HTMLElement | null>, onClose: () => void): DragHandlers {
  const start = useRef<{ y: number; at: number } | null>(null);

  const shift = (y: number): void => sheet.current?.style.setProperty('--drag', `${Math.max(0, y)}px`);
  const end = (event: PointerEvent<HTMLElement>, cancelled: boolean): void => {
    const from = start.current;
    if (!from) return;
    start.current = null;
    const way = event.clientY - from.y;
    sheet.current?.removeAttribute('data-dragging');
    const fast = way / Math.max(1, event.timeStamp - from.at) > FLICK && way > 24;
    shift(0);
    if (!cancelled && (way > CLOSE_AT || fast)) onClose();
  };
  return {
    onPointerDown: (event) => {
      if (event.pointerType === 'mouse' || (event.target as Element).closest('button, a, input')) return;
      start.current = { y: event.clientY, at: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
      sheet.current?.setAttribute('data-dragging', '');
    },
    onPointerMove: (event) => {
      if (start.current) shift(event.clientY - start.current.y);
    },
    onPointerUp: (event) => end(event, false),
    onPointerCancel: (event) => end(event, true),
  };
}
