import { useApi } from '@pribavka/api/react';
import { EmailField, Form, FormStrip, SubmitButton } from '@pribavka/forms';
import { Dialog } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { useState, type ReactElement } from 'react';

import { CodeForm } from '../../../shared/CodeForm.tsx';
import type { CodeSent } from '../../../shared/contract.ts';
import { personalMessages as messages } from '../messages.ts';
import type { EditDialogProps } from './NameDialog.tsx';

export interface EmailDialogProps extends EditDialogProps {
  /** The address is known and waits for its code; a new one is asked for otherwise. */
  known: string | undefined;
}

/** A new address, or the code for the one that is already there. */
export default function EmailDialog({ known, onClose, onDone }: EmailDialogProps): ReactElement {
  const api = useApi();
  const [asked, setAsked] = useState<{ email: string; sent: CodeSent | undefined } | undefined>(
    known === undefined ? undefined : { email: known, sent: undefined },
  );
  return (
    <Dialog open title={asked ? messages.emailConfirmTitle : messages.emailTitle} onClose={onClose}>
      {asked ? (
        <CodeForm
          to={asked.email}
          sent={asked.sent}
          send={async () => api.call('users.sendEmailCode', {}, { quiet: 'all' })}
          confirm={async (code) => {
            await api.call('users.confirmEmailCode', { body: { code } }, { quiet: 'all' });
          }}
          onDone={() => {
            toast.success(messages.emailChanged);
            void onDone();
          }}
        />
      ) : (
        <Form<{ email: string }, { email: string; sent: CodeSent }>
          onSubmit={async ({ email }) => ({
            email,
            sent: await api.call('users.updateEmail', { body: { email } }, { quiet: 'all' }),
          })}
          onSuccess={setAsked}
        >
          <EmailField name="email" />
          <FormStrip />
          <SubmitButton wide>{messages.emailSend}</SubmitButton>
        </Form>
      )}
    </Dialog>
  );
}
