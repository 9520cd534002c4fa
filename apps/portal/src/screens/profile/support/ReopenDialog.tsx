import { useCommand } from '@pribavka/api/react';
import { DraftNotice, Form, FormStrip, SubmitButton, TextareaField } from '@pribavka/forms';
import { Button, Dialog } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';

import type { SupportRequest } from '../../../shared/contract.ts';
import { requestMessages as messages } from './messages.ts';

export interface ReopenDialogProps {
  request: SupportRequest;
  /** A message that was not sent before the request was closed. */
  typed: string | undefined;
  onClose: () => void;
  onDone: (request: SupportRequest) => void;
}

/** The question is still there: the request goes back into work with what is left of it. */
export function ReopenDialog({ request, typed = '', onClose, onDone }: ReopenDialogProps): ReactElement {
  const reopen = useCommand('support.reopen', { invalidates: ['support.list'], quiet: 'all' });
  return (
    <Dialog open title={messages.reopenTitle} onClose={onClose}>
      <Form<{ text: string }, SupportRequest>
        guardUnsaved
        draft={{ area: 'support', record: request.id, form: 'reopen', hours: 72 }}
        initialValues={{ text: typed }}
        onSubmit={async ({ text }) => reopen.run({ params: { id: request.id }, body: { text } })}
        onSuccess={(next) => {
          toast.success(messages.reopened);
          onDone(next);
        }}
      >
        <DraftNotice />
        <TextareaField name="text" label={messages.reopenLabel} max={5000} />
        <FormStrip />
        <SubmitButton wide>{messages.reopenAction}</SubmitButton>
        <Button variant="text" onClick={onClose}>
          {messages.cancel}
        </Button>
      </Form>
    </Dialog>
  );
}
