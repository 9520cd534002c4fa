import { useApi } from '@pribavka/api/react';
import { Form, FormStrip, PhoneField, SubmitButton } from '@pribavka/forms';
import { Dialog, formatPhone } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { useState, type ReactElement } from 'react';

import { CodeForm } from '../../../shared/CodeForm.tsx';
import type { CodeSent } from '../../../shared/contract.ts';
import { personalMessages as messages } from '../messages.ts';
import type { EditDialogProps } from './NameDialog.tsx';

/** A new number counts only after its code. */
export default function PhoneDialog({ onClose, onDone }: EditDialogProps): ReactElement {
  const api = useApi();
  const [asked, setAsked] = useState<{ phone: string; sent: CodeSent }>();
  const ask = async (phone: string): Promise<CodeSent> =>
    api.call('users.updatePhone', { body: { phone } }, { quiet: 'all' });
  return (
    <Dialog open title={messages.phoneTitle} onClose={onClose}>
      {asked ? (
        <CodeForm
          to={formatPhone(asked.phone)}
          sent={asked.sent}
          send={async () => ask(asked.phone)}
          confirm={async (code) => {
            await api.call('users.confirmPhoneUpdate', { body: { code } }, { quiet: 'all' });
          }}
          onDone={() => {
            toast.success(messages.phoneChanged);
            void onDone();
          }}
        />
      ) : (
        <Form<{ phone: string }, { phone: string; sent: CodeSent }>
          onSubmit={async ({ phone }) => ({ phone, sent: await ask(phone) })}
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
