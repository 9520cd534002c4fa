import type { Grant } from '@pribavka/api';
import { Button, confirm, type ConfirmOptions, LinkButton, Menu, Stack } from '@pribavka/ui';
import { ChevronDown } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import type { StaysHere } from '../useHere.ts';
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

interface Foot {
  act: ReturnType<typeof useAct>;
  onClose: () => void;
  here: () => StaysHere;
  onForm: (label: string) => void;
}

/** What a press does: opens the form, or asks and runs the command. */
function press({ label, tone, onAction, renderForm, run, done, ask, closes }: SheetAction, foot: Foot): void {
  const { act, onClose, here, onForm } = foot;
  const start = async (): Promise<void> => {
    if (renderForm) return onForm(label);
    if (!run || (ask && !(await confirm({ ...ask, danger: tone === 'danger', confirmLabel: label })))) return;
    const stays = here();
    const work = async (): Promise<string | undefined> => {
      const answer = await run();
      act.show(answer);
      return done ?? (answer as string | undefined);
    };
    if ((await act.act(label, work)) && closes === true && stays()) onClose();
  };
  if (onAction) onAction();
  else void start();
}

/** Why it cannot be pressed: what stands here speaks of the record before the command that is running. */
const reasonOf = ({ label, disabledReason }: SheetAction, { act: { pending } }: Foot): string | undefined =>
  disabledReason ?? (pending === undefined || pending === label ? undefined : messages.busy);

function ActionButton({ action, foot }: { action: SheetAction; foot: Foot }): ReactElement {
  const { label, tone = 'plain', to } = action;
  return to === undefined ? (
    <Button
      variant={variants[tone]}
      loading={foot.act.pending === label}
      disabledReason={reasonOf(action, foot)}
      onClick={() => press(action, foot)}
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
const buttonsOf = (actions: readonly SheetAction[], foot: Foot): ReactNode =>
  actions.length === 0 ? undefined : (
    <Stack direction="row" gap={8} wrap>
      {actions.map((action) => (
        <ActionButton key={action.label} action={action} foot={foot} />
      ))}
    </Stack>
  );

/** Under a thumb the card keeps its main buttons in a line; the others are behind one more. */
function MoreActions({ actions, foot }: { actions: readonly SheetAction[]; foot: Foot }): ReactElement {
  const navigate = useNavigate();
  return (
    <Menu
      label={messages.more}
      items={actions.map((action) => ({
        id: action.label,
        label: action.label,
        danger: action.tone === 'danger',
        disabledReason: reasonOf(action, foot),
        onSelect: () => (action.to === undefined ? press(action, foot) : void navigate(action.to)),
      }))}
      trigger={<Button iconEnd={ChevronDown}>{messages.more}</Button>}
    />
  );
}

/** More buttons than these take three lines of a phone. */
const mostOnPhone = 3;

/** The two ends of the foot. */
export function footOf(
  actions: readonly SheetAction[],
  foot: Foot,
  wide: boolean,
): { footer: ReactNode; footerEnd: ReactNode } {
  if (wide || actions.length <= mostOnPhone) {
    return {
      footer: buttonsOf(
        actions.filter(({ tone }) => tone !== 'danger'),
        foot,
      ),
      footerEnd: buttonsOf(
        actions.filter(({ tone }) => tone === 'danger'),
        foot,
      ),
    };
  }
  const shown = actions.filter(({ tone }) => tone !== 'danger').slice(0, mostOnPhone - 1);
  return {
    footer: buttonsOf(shown, foot),
    footerEnd: <MoreActions actions={actions.filter((action) => !shown.includes(action))} foot={foot} />,
  };
}
