import { useApi } from '@pribavka/api/react';
import {
  DraftNotice,
  EmailField,
  Form,
  FormStrip,
  PhoneField,
  SubmitButton,
  SubmitError,
  TextField,
} from '@pribavka/forms';
import { maxLength } from '@pribavka/forms/rules';
import { Button, Dialog } from '@pribavka/ui';
import { useState, type ReactElement } from 'react';

import { guestOwner } from '../../app/session/guest.ts';
import { QuestionFields, WithCategories } from '../../shared/support/Question.tsx';
import { guestMessages as messages } from './guest-messages.ts';

interface Values {
  name: string;
  email: string;
  phone: string;
  category: string;
  subject: string;
  text: string;
}

const NAME = [maxLength(120)];

/** A letter to support from somebody who cannot enter; the answer goes to the address or the phone he gives. */
export default function GuestForm({ onClose }: { onClose: () => void }): ReactElement {
  const api = useApi();
  const [number, setNumber] = useState<string>();
  if (number !== undefined) {
    return (
      <Dialog
        open
        title={messages.sentTitle(number)}
        onClose={onClose}
        footer={
          <Button variant="primary" onClick={onClose}>
            {messages.close}
          </Button>
        }
      >
        <p>{messages.sentText}</p>
      </Dialog>
    );
  }
  return (
    <Dialog open title={messages.title} onClose={onClose}>
      <WithCategories>
        {(categories) => (
          <Form<Values, { number: string }>
            draft={{ owner: guestOwner, area: 'support' }}
            onSubmit={async ({ name, email, phone, category, subject, text }) => {
              if (!email && !phone) {
                throw new SubmitError({ email: messages.contactMissing, phone: messages.contactMissing });
              }
              const contact = { ...(email ? { email } : {}), ...(phone ? { phone } : {}) };
              return api.call(
                'support.createAsGuest',
                { body: { name, category, subject, text, ...contact } },
                { quiet: 'all' },
              );
            }}
            onSuccess={(made) => setNumber(made.number)}
          >
            <DraftNotice />
            <p>{messages.intro}</p>
            <TextField name="name" label={messages.name} autoComplete="name" rules={NAME} />
            <EmailField name="email" optional />
            <PhoneField name="phone" secret={false} optional />
            <QuestionFields categories={categories} />
            <FormStrip />
            <SubmitButton wide>{messages.send}</SubmitButton>
            <Button variant="text" onClick={onClose}>
              {messages.cancel}
            </Button>
          </Form>
        )}
      </WithCategories>
    </Dialog>
  );
}
