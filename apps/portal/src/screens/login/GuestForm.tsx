import { useApi, useQuery } from '@pribavka/api/react';
import {
  EmailField,
  Form,
  FormStrip,
  PhoneField,
  SelectField,
  SubmitButton,
  SubmitError,
  TextareaField,
  TextField,
} from '@pribavka/forms';
import { maxLength } from '@pribavka/forms/rules';
import { Banner, Button, Dialog, Skeleton } from '@pribavka/ui';
import { useState, type ReactElement } from 'react';

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
const SUBJECT = [maxLength(200)];

/** A letter to support from somebody who cannot enter; the answer goes to the address or the phone he gives. */
export default function GuestForm({ onClose }: { onClose: () => void }): ReactElement {
  const api = useApi();
  const dictionary = useQuery('dictionary.get', {}, { quiet: 'all' });
  const [number, setNumber] = useState<string>();
  const categories = dictionary.data?.supportCategories;
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
      {!categories && !dictionary.problem && <Skeleton shape="text" rows={6} label={messages.loading} />}
      {!categories && dictionary.problem && (
        <Banner
          tone="danger"
          title={messages.failed}
          announce
          actions={<Button onClick={dictionary.reload}>{messages.retry}</Button>}
        />
      )}
      {categories && (
        <Form<Values, { number: string }>
          draft={{ key: 'support-guest', storage: sessionStorage }}
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
          <p>{messages.intro}</p>
          <TextField name="name" label={messages.name} autoComplete="name" rules={NAME} />
          <EmailField name="email" optional />
          <PhoneField name="phone" optional />
          <SelectField
            name="category"
            label={messages.category}
            options={categories.map(({ code, name }) => ({ value: code, label: name }))}
          />
          <TextField name="subject" label={messages.subject} rules={SUBJECT} />
          <TextareaField name="text" label={messages.text} max={5000} />
          <FormStrip />
          <SubmitButton wide>{messages.send}</SubmitButton>
          <Button variant="text" onClick={onClose}>
            {messages.cancel}
          </Button>
        </Form>
      )}
    </Dialog>
  );
}
