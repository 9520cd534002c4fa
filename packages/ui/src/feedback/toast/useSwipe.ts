import { useRef, type PointerEvent } from 'react';

/** Pixels after which a swipe takes the message away; a quick flick needs less. */
const distance = 45;
const flick = 0.11;

export interface SwipeHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/** Sideways swipe by finger or pen; vertical moves stay with the page. Moves through `--swipe`. */
export const useSwipe = (options: { onStart: () => void; onEnd: () => void; onSwipe: () => void }): SwipeHandlers => {
  const start = useRef<{ x: number; y: number; at: number; locked: boolean } | undefined>(undefined);
  const reset = (element: HTMLElement): void => {
    if (!start.current) return;
    start.current = undefined;
    element.style.removeProperty('--swipe');
    delete element.dataset['swiping'];
    options.onEnd();
  };
  return {
    onPointerDown: (event) => {
      if (event.pointerType === 'mouse' || (event.target as Element).closest('button, a')) return;
      start.current = { x: event.clientX, y: event.clientY, at: event.timeStamp, locked: false };
      options.onStart();
    },
    onPointerMove: (event) => {
      const from = start.current;
      if (!from) return;
      const dx = event.clientX - from.x;
      const dy = event.clientY - from.y;
      if (!from.locked) {
        if (Math.abs(dy) > 10 && Math.abs(dy) > Math.abs(dx)) return reset(event.currentTarget);
        if (Math.abs(dx) < 6) return;
        from.locked = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.dataset['swiping'] = '';
      }
      event.currentTarget.style.setProperty('--swipe', `${dx}px`);
    },
    onPointerUp: (event) => {
      const from = start.current;
      const dx = from ? event.clientX - from.x : 0;
      const speed = from ? Math.abs(dx) / Math.max(1, event.timeStamp - from.at) : 0;
      const away = from?.locked === true && (Math.abs(dx) > distance || (speed > flick && Math.abs(dx) > 20));
      reset(event.currentTarget);
      if (away) options.onSwipe();
    },
    onPointerCancel: (event) => reset(event.currentTarget),
  };
};
