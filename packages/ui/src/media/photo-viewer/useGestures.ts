import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';

import { useStableCallback } from '../../foundation/hooks/useStableCallback.ts';

interface Place {
  x: number;
  y: number;
}

export interface GestureOptions {
  stage: RefObject<HTMLElement | null>;
  onPan: (dx: number, dy: number) => void;
  /** The point is counted from the centre of the stage. */
  onZoom: (factor: number, point: Place) => void;
}

export interface GestureHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/** Drag by one pointer, pinch by two, wheel by the mouse. */
export const useGestures = ({ stage, onPan, onZoom }: GestureOptions): GestureHandlers => {
  const down = useRef(new Map<number, Place>());
  const zoom = useStableCallback(onZoom);

  const fromCentre = (place: Place): Place => {
    const box = stage.current?.getBoundingClientRect();
    return box ? { x: place.x - box.left - box.width / 2, y: place.y - box.top - box.height / 2 } : place;
  };

  useEffect(() => {
    const element = stage.current;
    // React listens to the wheel passively, and the page would scroll away.
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const box = element?.getBoundingClientRect();
      if (!box) return;
      const point = { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
      zoom(Math.exp(-event.deltaY / 400), point);
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [stage, zoom]);

  const release = (event: PointerEvent<HTMLElement>): void => {
    down.current.delete(event.pointerId);
  };
  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event) => {
      const before = down.current.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const span = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y) || 1;
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        onZoom(span(now, other) / span(before, other), fromCentre(middle));
      } else onPan(now.x - before.x, now.y - before.y);
      down.current.set(event.pointerId, now);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
};
