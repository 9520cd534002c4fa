import { type ComponentProps, type DragEvent, useRef, useState } from 'react';

import { type OrderedItem, type Ordering, useWantedOrder } from './useWantedOrder.ts';

/** The same ids with one of them at another place. */
export function movedTo(ids: readonly string[], id: string, to: number): string[] {
  const rest = ids.filter((each) => each !== id);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, id);
}

type DragProps = Pick<ComponentProps<'li'>, 'draggable' | 'onDragStart' | 'onDragOver' | 'onDragEnd' | 'onDrop'> & {
  'data-over'?: '' | undefined;
};

/** Order by dragging and by buttons; `shown` is the items as they are to stand now. */
export function useOrder<T extends OrderedItem>(
  items: readonly T[],
  ordering: Ordering,
): { shown: readonly T[]; move: (id: string, step: -1 | 1) => void; dragOf: (id: string) => DragProps } {
  const { shown, want } = useWantedOrder(items, ordering);
  const ids = shown.map(({ id }) => id);
  const [over, setOver] = useState<string>();
  const dragged = useRef<string>(undefined);
  const put = (id: string, to: number): void => {
    const next = movedTo(ids, id, to);
    if (next.join() !== ids.join()) want(next, id);
  };
  return {
    shown,
    move: (id, step) => put(id, ids.indexOf(id) + step),
    dragOf: (id) => ({
      draggable: true,
      'data-over': over === id ? '' : undefined,
      onDragStart(event: DragEvent) {
        dragged.current = id;
        event.dataTransfer.effectAllowed = 'move';
      },
      onDragOver(event: DragEvent) {
        if (dragged.current === undefined) return;
        event.preventDefault();
        setOver(id);
      },
      onDragEnd() {
        dragged.current = undefined;
        setOver(undefined);
      },
      onDrop(event: DragEvent) {
        event.preventDefault();
        if (dragged.current !== undefined) put(dragged.current, ids.indexOf(id));
        dragged.current = undefined;
        setOver(undefined);
      },
    }),
  };
}
