import { Dialog, formatPhone } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { useState, type ReactElement } from 'react';

import { PhoneField } from '../../fields/contact.tsx';
import { Form } from '../../form/Form.tsx';
import { FormStrip } from '../../form/FormStrip.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { contactMessages as messages } from '../messages.ts';
import { CodeForm } from './CodeForm.tsx';
import type { CodeSent, ContactDialogProps } from './types.ts';

/** A new number counts only after its code. */
export default function PhoneDialog({ calls, onClose, onDone }: ContactDialogProps): ReactElement {
  const [asked, setAsked] = useState<{ phone: string; sent: CodeSent }>();
  return (
    <Dialog open title={messages.phoneTitle} onClose={onClose}>
      {asked ? (
        <CodeForm
          to={formatPhone(asked.phone)}
          sent={asked.sent}
          send={() => calls.sendPhone(asked.phone)}
          confirm={calls.confirmPhone}
          onDone={() => {
            toast.success(messages.phoneChanged);
            onDone();
          }}
        />
      ) : (
        <Form<{ phone: string }, { phone: string; sent: CodeSent }>
          onSubmit={async ({ phone }) => ({ phone, sent: await calls.sendPhone(phone) })}
          onSuccess={setAsked}
        >
          <PhoneField name="phone" />
          <FormStrip />
          <SubmitButton wide>{messages.phoneSend}</SubmitButton>
        </Form>
      )}
    </Dialog>
  );
}
