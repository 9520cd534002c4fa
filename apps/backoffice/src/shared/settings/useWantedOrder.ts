import { isProblem } from '@pribavka/api';
import { announce } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { useRef, useState } from 'react';

import { settingsListMessages as messages } from './messages.ts';

export interface OrderedItem {
  readonly id: string;
  readonly name: string;
}

export interface Ordering {
  /** Writes the order; gets all the ids. */
  readonly save: (ids: string[]) => Promise<unknown>;
  readonly reload: () => void;
}

/** The items as the ids stand; one that is not among them goes last. */
function inOrder<T extends OrderedItem>(items: readonly T[], ids: readonly string[] | undefined): readonly T[] {
  if (ids === undefined) return items;
  const placeOf = ({ id }: T): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function announcePlace(items: readonly OrderedItem[], id: string): void {
  const at = items.findIndex((item) => item.id === id);
  const item = items[at];
  if (item) announce(messages.place(item.name, at + 1, items.length));
}

/**
 * The order a person wants, shown at once. One writing runs at a time: what is moved meanwhile is sent after its answer,
 * and a refusal puts back what the server has taken.
 */
export function useWantedOrder<T extends OrderedItem>(
  items: readonly T[],
  { save, reload }: Ordering,
): { shown: readonly T[]; want: (ids: readonly string[], moved: string) => void } {
  const [wanted, setWanted] = useState<readonly string[]>();
  const [saving, setSaving] = useState(false);
  const known = items.map(({ id }) => id).join();
  const [seen, setSeen] = useState(known);
  const newest = useRef<{ readonly ids: readonly string[]; readonly moved: string }>(undefined);
  // The list has been read again: its own order is the true one.
  if (known !== seen) {
    setSeen(known);
    if (!saving) setWanted(undefined);
  }
  const saveAll = async (): Promise<void> => {
    let taken: readonly string[] | undefined;
    setSaving(true);
    try {
      while (newest.current && newest.current.ids !== taken) {
        const { ids } = newest.current;
        await save([...ids]);
        taken = ids;
      }
      toast.success(messages.ordered);
    } catch (error) {
      setWanted(taken);
      if (newest.current) announcePlace(inOrder(items, taken), newest.current.moved);
      // Without a network there is nobody to ask, and the same would be said twice.
      if (!isProblem(error) || error.kind !== 'network') reload();
    } finally {
      newest.current = undefined;
      setSaving(false);
    }
  };
  return {
    shown: inOrder(items, wanted),
    want(ids, moved) {
      const running = newest.current !== undefined;
      newest.current = { ids, moved };
      setWanted(ids);
      announcePlace(inOrder(items, ids), moved);
      if (!running) void saveAll();
    },
  };
}
