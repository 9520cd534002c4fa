import { Dialog, formatPhone } from '@pribavka/ui';
import { useMessages } from '@pribavka/ui/messages';
import { toast } from '@pribavka/ui/toast';
import { useState, type ReactElement } from 'react';

import { PhoneField } from '../../fields/contact.tsx';
import { DraftNotice } from '../../form/DraftNotice.tsx';
import { Form } from '../../form/Form.tsx';
import { FormStrip } from '../../form/FormStrip.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { contactMessages } from './contacts.messages.ts';
import { CodeForm } from './CodeForm.tsx';
import type { CodeSent, ContactDialogProps } from './types.ts';

interface PhoneDialogProps extends ContactDialogProps {
  /** The number is known and waits for its code; a new one is asked for otherwise. */
  readonly known: string | undefined;
}

/** A new number counts only after its code. */
export default function PhoneDialog({ known, calls, onClose, onAsked, onDone }: PhoneDialogProps): ReactElement {
  const messages = useMessages(contactMessages);
  const [asked, setAsked] = useState<{ phone: string; sent: CodeSent | undefined } | undefined>(
    known === undefined ? undefined : { phone: known, sent: undefined },
  );
  return (
    <Dialog open title={asked ? messages.phoneConfirmTitle : messages.phoneTitle} onClose={onClose}>
      {asked ? (
        <CodeForm
          to={formatPhone(asked.phone)}
          sent={asked.sent}
          send={(reuse) => calls.sendPhone(asked.phone, reuse)}
          confirm={calls.confirmPhone}
          onDone={() => {
            toast.success(messages.phoneChanged);
            onDone();
          }}
        />
      ) : (
        <Form<{ phone: string }, { phone: string; sent: CodeSent }>
          draft={{ area: 'account', form: 'phone' }}
          onSubmit={async ({ phone }) => ({ phone, sent: await calls.sendPhone(phone, true) })}
          onSuccess={(answer) => {
            setAsked(answer);
            onAsked();
          }}
        >
          <DraftNotice />
          <PhoneField name="phone" secret={false} />
          <FormStrip />
          <SubmitButton wide>{messages.phoneSend}</SubmitButton>
        </Form>
      )}
    </Dialog>
  );
}
