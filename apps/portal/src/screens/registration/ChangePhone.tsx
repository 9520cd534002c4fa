import { useApi } from '@pribavka/api/react';
import { Form, FormStrip, PhoneField, SubmitButton } from '@pribavka/forms';
import { Button } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { registrationMessages as messages } from './messages.ts';

export interface ChangePhoneProps {
  phone: string;
  onCancel: () => void;
  onChanged: (phone: string) => void;
}

/** Another number instead of a mistyped one; the code goes to it. */
export function ChangePhone({ phone, onCancel, onChanged }: ChangePhoneProps): ReactElement {
  const api = useApi();
  return (
    <Form<{ phone: string }, string>
      initialValues={{ phone }}
      onSubmit={async (values) => {
        await api.call('users.updatePhone', { body: values }, { quiet: 'all' });
        return values.phone;
      }}
      onSuccess={(next) => onChanged(next)}
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
