import { isProblem } from '@pribavka/api';
import { SubmitError } from '@pribavka/forms';
import { useState } from 'react';

import { changedFields, mergeEdit } from './merge-edit.ts';
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
 * A form over a record two people may edit at once. It keeps what it was opened with; a refused version is shown as a
 * conflict, and the next press saves what this person changed over the newest record.
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
  const newest = valuesOf(record);
  return {
    initialValues: opened.values,
    conflict: refused && record ? { record, fields: changedFields(opened.values, newest).map(String) } : undefined,
    goOn(saved) {
      const values = valuesOf(saved);
      setOpened({ values, version: saved.version });
      setRefused(false);
      return values;
    },
    async onSubmit(typed) {
      try {
        if (!refused) return await onSubmit(typed, opened.version);
        // A field that was emptied is missing from what is typed, and empty is what the person wants.
        const emptied = Object.fromEntries(Object.keys(opened.values).map((key) => [key, undefined]));
        const whole = { ...(emptied as Partial<Values>), ...typed };
        return await onSubmit(mergeEdit<Partial<Values>>(opened.values, whole, newest) as Values, record?.version);
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
