import { announce } from '@pribavka/ui';
import { type ComponentProps, type DragEvent, useRef, useState } from 'react';

import { settingsListMessages as messages } from './messages.ts';

export interface OrderedItem {
  readonly id: string;
  readonly name: string;
}

/** The same ids with one of them at another place. */
export function movedTo(ids: readonly string[], id: string, to: number): string[] {
  const rest = ids.filter((each) => each !== id);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, id);
}

type DragProps = Pick<ComponentProps<'li'>, 'draggable' | 'onDragStart' | 'onDragOver' | 'onDragEnd' | 'onDrop'> & {
  'data-over'?: '' | undefined;
};

/** Order by dragging and by buttons; `onOrder` gets all the ids in the new order. */
export function useOrder(
  items: readonly OrderedItem[],
  onOrder: (ids: string[]) => void,
): { move: (id: string, step: -1 | 1) => void; dragOf: (id: string) => DragProps } {
  const ids = items.map(({ id }) => id);
  const [over, setOver] = useState<string>();
  const dragged = useRef<string>(undefined);
  const put = (id: string, to: number): void => {
    const next = movedTo(ids, id, to);
    if (next.join() === ids.join()) return;
    const name = items.find((item) => item.id === id)?.name ?? '';
    announce(messages.place(name, next.indexOf(id) + 1, next.length));
    onOrder(next);
  };
  return {
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
