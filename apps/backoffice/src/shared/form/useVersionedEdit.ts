import { isProblem } from '@pribavka/api';
import { SubmitError } from '@pribavka/forms';
import { useState } from 'react';

import { changedFields } from './changed-fields.ts';
import { formMessages as messages } from './messages.ts';

/** What every record says of its last change. */
export interface Versioned {
  readonly version: number;
  readonly updatedAt: string;
  readonly updatedBy: string | null;
}

export interface VersionedEditOptions<Record extends Versioned, Values extends object, Answer> {
  /** The newest record; undefined for one that is being made. */
  record: Record | undefined;
  /** Asks for the record again after a conflict; the next press is judged by what comes. */
  reload: () => Promise<void>;
  /** Values of the form for a record, and for none. */
  valuesOf: (record: Record | undefined) => Partial<Values>;
  /** Sends the values; `version` is what they were made from. */
  onSubmit: (values: Values, version: number | undefined) => Promise<Answer>;
}

/** Somebody was first: whose record it is by now, and which fields differ from those the form was opened with. */
export interface EditConflict {
  readonly record: Versioned;
  readonly fields: readonly string[];
}

/**
 * A form over a record two people may edit at once. It keeps what it was opened with; after a refused version it goes on
 * over the newest record with what this person changed, and the next press saves both.
 */
export function useVersionedEdit<Record extends Versioned, Values extends object, Answer>({
  record,
  reload,
  valuesOf,
  onSubmit,
}: VersionedEditOptions<Record, Values, Answer>): {
  initialValues: Partial<Values>;
  conflict: EditConflict | undefined;
  onSubmit: (typed: Values) => Promise<Answer>;
  /** The same form goes on over the record that is saved; gives its values. */
  goOn: (saved: Record) => Partial<Values>;
} {
  const [opened, setOpened] = useState(() => ({ values: valuesOf(record), version: record?.version }));
  const [refused, setRefused] = useState(false);
  const [met, setMet] = useState<EditConflict>();
  // The fields this person left alone take what is saved by now: one that another person emptied gets empty here too.
  if (refused && record && record.version !== opened.version) {
    const values = valuesOf(record);
    setRefused(false);
    setMet({ record, fields: changedFields(opened.values, values).map(String) });
    setOpened({ values, version: record.version });
  }
  return {
    initialValues: opened.values,
    // A draft may be older than what the form was opened with: nothing has changed since, and it is a conflict.
    conflict: met ?? (refused && record ? { record, fields: [] } : undefined),
    goOn(saved) {
      const values = valuesOf(saved);
      setOpened({ values, version: saved.version });
      setRefused(false);
      setMet(undefined);
      return values;
    },
    async onSubmit(typed) {
      try {
        return await onSubmit(typed, opened.version);
      } catch (error) {
        // Next to the button, where the person looks; a toast goes away.
        if (isProblem(error) && error.kind === 'server' && error.requestId !== undefined) {
          throw new SubmitError({}, [...error.messages, messages.requestAdvice(error.requestId)]);
        }
        if (!record || !isProblem(error) || error.code !== 'VERSION_CONFLICT') throw error;
        // A press before the newest record is here would be refused once more.
        await reload();
        setRefused(true);
        // The strip says it, once, and names who was first.
        throw new SubmitError({});
      }
    },
  };
}
