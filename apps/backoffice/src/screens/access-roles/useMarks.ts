import { type Grant, isProblem, type Output, type Problem } from '@pribavka/api';
import { useApi, useCommand } from '@pribavka/api/react';
import { type Draft, useOwnDraft, useUnsavedChanges } from '@pribavka/forms';
import { useEffect, useState } from 'react';

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
  /** Marks of an earlier visit were put back: a session ended, or the page was reloaded before they were saved. */
  readonly restored: boolean;
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

const textOf = ({ messages, fields, message }: Problem): string =>
  [...messages, ...Object.values(fields).flat()].join(' ') || message;

/** The role's rights with what was marked and not saved before, whatever has become of the role since. */
function withKept(draft: Pick<Draft, 'read'>, saved: readonly Grant[]): Grant[] {
  const { added = [], removed = [] } = draft.read() as Partial<Difference>;
  return mergeMarks(removed, added, saved);
}

/** Marks of the matrix on top of the role as it was opened; somebody else's change never takes them away. */
export function useMarks({ data: card, set }: Query): Marks {
  const api = useApi();
  const update = useCommand('roles.updateAccesses', { invalidates: ['roles.*', 'role.*'], quiet: 'all' });
  const [base, setBase] = useState(card);
  const draft = useOwnDraft({ area: 'roles', record: card.role.code, form: 'marks' });
  const [marked, setMarked] = useState<readonly Grant[]>(() => withKept(draft, grantsIn(card.items)));
  const [conflict, setConflict] = useState<Conflict>();
  const [refusal, setRefusal] = useState<string>();
  const saved = grantsIn(base.items);
  const difference = differenceOf(saved, marked);
  const changed = difference.added.length + difference.removed.length > 0;
  const [restored, setRestored] = useState(changed);
  useUnsavedChanges(changed);
  useEffect(() => {
    const { added, removed } = differenceOf(grantsIn(base.items), marked);
    if (added.length + removed.length > 0) draft.write({ added, removed }, ['added', 'removed']);
    else draft.forget();
  }, [draft, base, marked]);
  // Nothing is marked, so a newer answer simply takes the place of the old one.
  if (card !== base && card.role.version > base.role.version && !changed) {
    setBase(card);
    setMarked(grantsIn(card.items));
  }
  // What is marked while the rights are on their way goes on top of the answer.
  const accept = (next: RoleCard, sent: readonly Grant[]): void => {
    setBase(next);
    setMarked((now) => mergeMarks(sent, now, grantsIn(next.items)));
    setConflict(undefined);
    setRefusal(undefined);
    setRestored(false);
  };
  const meet = (newest: RoleCard): void => {
    const others = differenceOf(saved, grantsIn(newest.items));
    setConflict({ ...others, by: newest.role.updatedBy, at: newest.role.updatedAt });
    setMarked((now) => mergeMarks(saved, now, grantsIn(newest.items)));
    setBase(newest);
    set(newest);
  };
  return {
    saved,
    marked,
    difference,
    changed,
    restored,
    pending: update.pending,
    conflict,
    refusal,
    mark: (cells) => {
      setRefusal(undefined);
      setMarked(withReading(marked, cells as readonly Grant[]));
    },
    reset: () => accept(base, marked),
    async save() {
      const { code, version } = base.role;
      try {
        const next = await update.run({ params: { code }, body: { items: itemsOf(marked), version } });
        accept(next, marked);
        set(next);
        return true;
      } catch (error) {
        if (!isProblem(error)) throw error;
        if (error.code === 'VERSION_CONFLICT') {
          meet(await api.call('roles.accesses', { params: { code } }));
        } else if (error.kind !== 'cancelled') {
          setRefusal(textOf(error));
        }
        return false;
      }
    },
  };
}
