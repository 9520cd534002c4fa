import { Banner, Button, Dialog, Stack, Text } from '@pribavka/ui';
import type { ReactElement } from 'react';

import type { Difference } from './cells.ts';
import { GrantList } from './Compare.tsx';
import { rolesMessages as messages } from './messages.ts';
import type { Warning } from './warnings.ts';

export interface SaveDialogProps {
  name: string;
  usersCount: number;
  difference: Difference;
  warnings: readonly Warning[];
  pending: boolean;
  onSave: () => void;
  onClose: () => void;
}

/** The difference before it is saved: what is given, what is taken, from whom. */
export function SaveDialog({
  name,
  usersCount,
  difference,
  warnings,
  pending,
  onSave,
  onClose,
}: SaveDialogProps): ReactElement {
  // What is on its way cannot be taken back, so the question stays until the answer.
  const close = pending ? () => undefined : onClose;
  return (
    <Dialog
      open
      onClose={close}
      title={messages.saveTitle(name)}
      footer={
        <>
          <Button
            variant="primary"
            loading={pending}
            disabledReason={warnings.some(({ stop }) => stop) ? messages.stopped : undefined}
            onClick={onSave}
          >
            {messages.save}
          </Button>
          <Button disabledReason={pending ? messages.sending : undefined} onClick={close}>
            {messages.back}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <Text as="p">{messages.affects(usersCount)}</Text>
        <GrantList title={messages.given} grants={difference.added} />
        <GrantList title={messages.taken} grants={difference.removed} />
        <Warnings warnings={warnings} />
      </Stack>
    </Dialog>
  );
}

export function Warnings({ warnings }: { warnings: readonly Warning[] }): ReactElement | null {
  if (warnings.length === 0) return null;
  return (
    <Stack gap={8}>
      {warnings.map(({ id, stop, text }) => (
        <Banner key={id} tone={stop ? 'danger' : 'warning'} title={text} />
      ))}
    </Stack>
  );
}
