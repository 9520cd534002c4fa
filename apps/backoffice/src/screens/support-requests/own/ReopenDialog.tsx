import { useCommand } from '@pribavka/api/react';
import { DraftNotice, Form, FormStrip, SubmitButton, TextareaField } from '@pribavka/forms';
import { Button, ButtonGroup, Dialog } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';

import type { RequestCard } from '../card/types.ts';
import type { EndDialogProps } from './EndDialog.tsx';
import { ownCardMessages as messages } from './messages.ts';

/** The question is still there: the request goes back into work with what is left of it. */
export function ReopenDialog({ request: { id }, onClose, onDone }: Omit<EndDialogProps, 'kind'>): ReactElement {
  const reopen = useCommand('support.reopen', { invalidates: ['support.list'], quiet: 'all' });
  return (
    <Dialog open title={messages.reopening} onClose={onClose}>
      <Form<{ text: string }, RequestCard>
        guardUnsaved
        draft={{ area: 'own-requests', record: id, form: 'reopen', hours: 72 }}
        onSubmit={({ text }) => reopen.run({ params: { id }, body: { text } })}
        onSuccess={(next) => {
          toast.success(messages.reopened);
          onDone(next);
          onClose();
        }}
      >
        <DraftNotice />
        <TextareaField name="text" label={messages.left} max={5000} minRows={3} />
        <FormStrip />
        <ButtonGroup>
          <SubmitButton>{messages.reopenAction}</SubmitButton>
          <Button onClick={onClose}>{messages.cancel}</Button>
        </ButtonGroup>
      </Form>
    </Dialog>
  );
}
