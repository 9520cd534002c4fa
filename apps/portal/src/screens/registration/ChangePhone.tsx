import { isProblem } from '@pribavka/api';
import { useApi } from '@pribavka/api/react';
import { DraftNotice, Form, FormStrip, PhoneField, SubmitButton } from '@pribavka/forms';
import { Button } from '@pribavka/ui';
import { useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';

import type { CodeSent } from '../../shared/contract.ts';
import { loginUrl } from '../login/urls.ts';
import { StepFoot } from '../../shared/StepFoot.ts';
import { registrationMessages as messages } from './messages.ts';

export interface ChangePhoneProps {
  phone: string;
  onCancel: () => void;
  /** The number is the member's now; `sent` is the code that went to it. */
  onChanged: (phone: string, sent: CodeSent) => void;
}

// Of the member who confirms it, and not of the next one at this till.
const DRAFT = { area: 'registration', form: 'phone' };

/** Another number instead of a mistyped one; the code goes to it. */
export function ChangePhone({ phone, onCancel, onChanged }: ChangePhoneProps): ReactElement {
  const api = useApi();
  const [isTaken, setTaken] = useState(false);
  return (
    <Form<{ phone: string }, CodeSent>
      draft={DRAFT}
      initialValues={{ phone }}
      onSubmit={async (values) => {
        try {
          return await api.call(
            'users.sendPhoneCode',
            { query: { phone: values.phone, reuse: true } },
            { quiet: 'all' },
          );
        } catch (error) {
          setTaken(isProblem(error) && error.fields['phone'] !== undefined);
          throw error;
        }
      }}
      onSuccess={(sent, values) => onChanged(values.phone, sent)}
    >
      <h2>{messages.newPhone}</h2>
      <DraftNotice />
      <PhoneField name="phone" secret={false} side={isTaken && <Link to={loginUrl()}>{messages.phoneTaken}</Link>} />
      <FormStrip />
      <StepFoot>
        <SubmitButton wide>{messages.sendHere}</SubmitButton>
      </StepFoot>
      <Button variant="text" onClick={onCancel}>
        {messages.samePhone}
      </Button>
    </Form>
  );
}
