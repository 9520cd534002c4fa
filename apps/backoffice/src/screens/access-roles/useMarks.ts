import { type Grant, isProblem, type Output, type Problem } from '@pribavka/api';
import { useApi, useCommand } from '@pribavka/api/react';
import { useUnsavedChanges } from '@pribavka/forms';
import { useState } from 'react';

import { type Difference, differenceOf, grantsIn, itemsOf, mergeMarks, withReading } from './cells.ts';

export type RoleCard = Output<'roles.accesses'>;

/** What somebody else saved while the matrix was open. */
export interface Conflict extends Difference {
  readonly by: string | null;
  readonly at: string;
}

export interface Marks {
  readonly saved: readonly Grant[];
  readonly marked: readonly Grant[];
  readonly difference: Difference;
  readonly changed: boolean;
  readonly pending: boolean;
  readonly conflict: Conflict | undefined;
  readonly refusal: string | undefined;
  readonly mark: (cells: readonly string[]) => void;
  readonly reset: () => void;
  /** Resolves whether the rights were saved. */
  readonly save: () => Promise<boolean>;
}

interface Query {
  readonly data: RoleCard;
  readonly set: (card: RoleCard) => void;
}

const wordsOf = ({ messages, fields, message }: Problem): string =>
  [...messages, ...Object.values(fields).flat()].join(' ') || message;

/** Marks of the matrix on top of the role as it was opened; somebody else's change never takes them away. */
export function useMarks({ data: card, set }: Query): Marks {
  const api = useApi();
  const update = useCommand('roles.updateAccesses', { invalidates: ['roles.*', 'role.*'], quiet: 'all' });
  const [base, setBase] = useState(card);
  const [marked, setMarked] = useState<readonly Grant[]>(() => grantsIn(card.items));
  const [conflict, setConflict] = useState<Conflict>();
  const [refusal, setRefusal] = useState<string>();
  const saved = grantsIn(base.items);
  const difference = differenceOf(saved, marked);
  const changed = difference.added.length + difference.removed.length > 0;
  useUnsavedChanges(changed);
  // Nothing is marked, so a newer answer simply takes the place of the old one.
  if (card !== base && card.role.version > base.role.version && !changed) {
    setBase(card);
    setMarked(grantsIn(card.items));
  }
  const accept = (next: RoleCard): void => {
    setBase(next);
    setMarked(grantsIn(next.items));
    setConflict(undefined);
    setRefusal(undefined);
  };
  const meet = (newest: RoleCard): void => {
    const others = differenceOf(saved, grantsIn(newest.items));
    setConflict({ ...others, by: newest.role.updatedBy, at: newest.role.updatedAt });
    setMarked(mergeMarks(saved, marked, grantsIn(newest.items)));
    setBase(newest);
    set(newest);
  };
  return {
    saved,
    marked,
    difference,
    changed,
    pending: update.pending,
    conflict,
    refusal,
    mark: (cells) => {
      setRefusal(undefined);
      setMarked(withReading(marked, cells as readonly Grant[]));
    },
    reset: () => accept(base),
    async save() {
      const { code, version } = base.role;
      try {
        const next = await update.run({ params: { code }, body: { items: itemsOf(marked), version } });
        set(next);
        accept(next);
        return true;
      } catch (error) {
        if (!isProblem(error)) throw error;
        if (error.code === 'VERSION_CONFLICT') {
          meet(await api.call('roles.accesses', { params: { code } }));
        } else if (error.kind !== 'cancelled') {
          setRefusal(wordsOf(error));
        }
        return false;
      }
    },
  };
}
