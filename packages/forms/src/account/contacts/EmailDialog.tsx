import { Dialog } from '@pribavka/ui';
import { useMessages } from '@pribavka/ui/messages';
import { toast } from '@pribavka/ui/toast';
import { useState, type ReactElement } from 'react';

import { EmailField } from '../../fields/contact.tsx';
import { DraftNotice } from '../../form/DraftNotice.tsx';
import { Form } from '../../form/Form.tsx';
import { FormStrip } from '../../form/FormStrip.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { contactMessages } from './contacts.messages.ts';
import { CodeForm } from './CodeForm.tsx';
import type { CodeSent, ContactDialogProps } from './types.ts';

interface EmailDialogProps extends ContactDialogProps {
  /** The address is known and waits for its code; a new one is asked for otherwise. */
  readonly known: string | undefined;
}

/** A new address, or the code for the one that is already there. */
export default function EmailDialog({ known, calls, onClose, onAsked, onDone }: EmailDialogProps): ReactElement {
  const messages = useMessages(contactMessages);
  const [asked, setAsked] = useState<{ email: string; sent: CodeSent | undefined } | undefined>(
    known === undefined ? undefined : { email: known, sent: undefined },
  );
  return (
    <Dialog open title={asked ? messages.emailConfirmTitle : messages.emailTitle} onClose={onClose}>
      {asked ? (
        <CodeForm
          to={asked.email}
          sent={asked.sent}
          send={calls.resendEmail}
          confirm={calls.confirmEmail}
          onDone={() => {
            toast.success(messages.emailChanged);
            onDone();
          }}
        />
      ) : (
        <Form<{ email: string }, { email: string; sent: CodeSent }>
          draft={{ area: 'account', form: 'email' }}
          onSubmit={async ({ email }) => ({ email, sent: await calls.sendEmail(email, true) })}
          onSuccess={(answer) => {
            setAsked(answer);
            onAsked();
          }}
        >
          <DraftNotice />
          <EmailField name="email" />
          <FormStrip />
          <SubmitButton wide>{messages.emailSend}</SubmitButton>
        </Form>
      )}
    </Dialog>
  );
}
