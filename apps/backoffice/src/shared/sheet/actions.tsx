import type { Grant } from '@pribavka/api';
import { Button, confirm, type ConfirmOptions, LinkButton, Stack } from '@pribavka/ui';
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
    const work = async (): Promise<string | undefined> => {
      const answer = await run();
      act.show(answer);
      return done ?? (answer as string | undefined);
    };
    if ((await act.act(label, work)) && closes) onClose();
  };
  // What stands here speaks of the record before the command that is running.
  const busy = act.pending === undefined || act.pending === label ? undefined : messages.busy;
  return to === undefined ? (
    <Button
      variant={variants[tone]}
      loading={act.pending === label}
      disabledReason={disabledReason ?? busy}
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
  actions.length === 0 ? undefined : (
    <Stack direction="row" gap={8} wrap>
      {actions.map((action) => (
        <ActionButton key={action.label} action={action} {...rest} />
      ))}
    </Stack>
  );
