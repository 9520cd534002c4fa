import type { Grant } from '@pribavka/api';
import type { ConfirmOptions } from '@pribavka/ui';

import type { SheetAction } from './actions.tsx';
import { sheetMessages as messages } from './messages.ts';

/** Opens the form of the record. */
export const editing = (grant: Grant, renderForm: NonNullable<SheetAction['renderForm']>): SheetAction => ({
  label: messages.edit,
  grant,
  tone: 'main',
  renderForm,
});

/** Turns the record on, or off after a question. */
export function switching<Record extends { readonly name: string; readonly isActive: boolean }>(
  texts: {
    readonly activate: string;
    readonly activated: (name: string) => string;
    readonly deactivate: string;
    readonly deactivated: (name: string) => string;
    readonly deactivation: (record: Record) => Pick<ConfirmOptions, 'title' | 'body'>;
  },
  record: Record,
  { run, grant }: { grant: Grant; run: (isActive: boolean) => Promise<unknown> },
): SheetAction {
  const { name } = record;
  return record.isActive
    ? {
        label: texts.deactivate,
        grant,
        ask: texts.deactivation(record),
        run: () => run(false),
        done: texts.deactivated(name),
      }
    : { label: texts.activate, grant, run: () => run(true), done: texts.activated(name) };
}

/** Takes the record away after a question; what stands in the way is said at the button. */
export const deletion = (
  texts: {
    readonly delete: string;
    readonly deletion: (name: string) => Pick<ConfirmOptions, 'title' | 'body'>;
    readonly deleted: (name: string) => string;
  },
  name: string,
  action: Pick<SheetAction, 'grant' | 'run' | 'disabledReason'>,
): SheetAction => ({
  ...action,
  label: texts.delete,
  tone: 'danger',
  ask: texts.deletion(name),
  done: texts.deleted(name),
  closes: true,
});
