import {
  EmailField,
  ErrorSummary,
  Form,
  FormStrip,
  InnField,
  PhoneField,
  SubmitButton,
  SubmitError,
  TextField,
} from '@pribavka/forms';
import { cyrillic, type Rule } from '@pribavka/forms/rules';
import { toast } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';

interface Application {
  company: string;
  inn: string;
  phone: string;
  email: string;
}

/** Stands for a request to your server: it knows one company already. */
async function send(values: Application): Promise<void> {
  await new Promise((done) => setTimeout(done, 300));
  if (values.inn === '7707083893') throw new SubmitError({ inn: 'Заявка с этим ИНН уже есть' });
}

// A rule is a function: what is wrong, in a sentence, or nothing.
const notTooShort: Rule = (value) =>
  typeof value === 'string' && value.length < 3 ? 'Название короче трёх букв' : undefined;

export const ApplicationForm = (): ReactElement => (
  <Form<Application, void> onSubmit={send} onSuccess={() => toast.success('Заявка отправлена')} guardUnsaved>
    <ErrorSummary />
    <TextField name="company" label="Компания" rules={[cyrillic, notTooShort]} />
    <InnField name="inn" kind="10" />
    <PhoneField name="phone" />
    <EmailField name="email" optional />
    <FormStrip />
    <SubmitButton>Отправить заявку</SubmitButton>
  </Form>
);
