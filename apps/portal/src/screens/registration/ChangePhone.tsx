import { useApi } from '@pribavka/api/react';
import { Form, FormStrip, PhoneField, SubmitButton } from '@pribavka/forms';
import { Button } from '@pribavka/ui';
import type { ReactElement } from 'react';

import type { CodeSent } from '../../shared/contract.ts';
import { registrationMessages as messages } from './messages.ts';

export interface ChangePhoneProps {
  phone: string;
  onCancel: () => void;
  /** The number is the member's now; `sent` is the code that went to it. */
  onChanged: (phone: string, sent: CodeSent) => void;
}

/** Another number instead of a mistyped one; the code goes to it. */
export function ChangePhone({ phone, onCancel, onChanged }: ChangePhoneProps): ReactElement {
  const api = useApi();
  return (
    <Form<{ phone: string }, CodeSent>
      initialValues={{ phone }}
      onSubmit={async (values) =>
        api.call('users.sendPhoneCode', { query: { phone: values.phone, reuse: true } }, { quiet: 'all' })
      }
      onSuccess={(sent, values) => onChanged(values.phone, sent)}
    >
      <h2>{messages.newPhone}</h2>
      <PhoneField name="phone" />
      <FormStrip />
      <SubmitButton wide>{messages.sendHere}</SubmitButton>
      <Button variant="text" onClick={onCancel}>
        {messages.samePhone}
      </Button>
    </Form>
  );
}
