import type { Grant } from '@pribavka/api';
import { Button, confirm, type ConfirmOptions, LinkButton } from '@pribavka/ui';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { sheetMessages as messages } from './messages.ts';
import type { useAct } from './useAct.ts';

/** A button of the foot. */
export interface SheetAction {
  readonly label: string;
  /** For those with the right. */
  readonly grant?: Grant | undefined;
  /** What cannot be taken back easily stands apart, at the other end. */
  readonly tone?: 'main' | 'plain' | 'danger' | undefined;
  readonly onAction?: (() => void) | undefined;
  /** Opens a form or a dialog over the card. */
  readonly renderForm?: ((close: () => void) => ReactNode) | undefined;
  /** A command; its words of success are shown, a refusal is shown by the client and the record is asked for again. */
  readonly run?: (() => Promise<unknown>) | undefined;
  /** The words of success; without them those `run` answers with. */
  readonly done?: string | undefined;
  /** A question before the command. */
  readonly ask?: Pick<ConfirmOptions, 'title' | 'body'> | undefined;
  /** The record is gone after the command. */
  readonly closes?: boolean | undefined;
  /** Leads somewhere instead. */
  readonly to?: string | undefined;
  readonly disabledReason?: string | undefined;
}

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

const variants = { main: 'primary', danger: 'danger-outline', plain: 'secondary' } as const;

interface ActionButtonProps {
  action: SheetAction;
  act: ReturnType<typeof useAct>;
  onClose: () => void;
  onForm: (label: string) => void;
}

function ActionButton({ action, act, onClose, onForm }: ActionButtonProps): ReactElement {
  const { label, tone = 'plain', to, disabledReason, onAction, renderForm, run, done, ask, closes = false } = action;
  const start = async (): Promise<void> => {
    if (renderForm) return onForm(label);
    const danger = tone === 'danger';
    if (!run || (ask && !(await confirm({ ...ask, danger, confirmLabel: label })))) return;
    const words = (): Promise<string> => run().then((answer) => done ?? String(answer));
    if ((await act.act(label, words)) && closes) onClose();
  };
  return to === undefined ? (
    <Button
      variant={variants[tone]}
      loading={act.pending === label}
      disabledReason={disabledReason}
      onClick={onAction ?? (() => void start())}
    >
      {label}
    </Button>
  ) : (
    <LinkButton variant={tone === 'main' ? 'primary' : 'secondary'} render={<Link to={to} />}>
      {label}
    </LinkButton>
  );
}

/** Buttons of one end of the foot; undefined when there is none, so that no empty foot is drawn. */
export const buttonsOf = (actions: readonly SheetAction[], rest: Omit<ActionButtonProps, 'action'>): ReactNode =>
  actions.length === 0
    ? undefined
    : actions.map((action) => <ActionButton key={action.label} action={action} {...rest} />);
