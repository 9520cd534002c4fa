import { EmailField, Form, FullNameFields, NewPasswordFields, PhoneField, SubmitButton } from '@pribavka/forms';
import { Banner } from '@pribavka/ui';
import type { ReactElement } from 'react';

import type { RegistrationState } from './state.ts';
import { registrationMessages as messages } from './messages.ts';

type Person = Pick<RegistrationState, 'lastName' | 'firstName' | 'middleName' | 'phone' | 'email'>;

export interface PersonStepProps {
  state: RegistrationState;
  onNext: (person: Person & { password: string }) => void;
}

/** Name, contacts and the password; only the password is asked for again after a reload. */
export function PersonStep({ state, onNext }: PersonStepProps): ReactElement {
  const { lastName, firstName, middleName, phone, email } = state;
  const again = state.rules || state.personalData;
  return (
    <Form<Person & { password: string; passwordRepeat: string }>
      draft={{ key: 'registration-person', storage: sessionStorage }}
      initialValues={{ lastName, firstName, middleName, phone, email }}
      onSubmit={({ passwordRepeat: _same, ...person }) => onNext({ ...person, middleName: person.middleName ?? '' })}
    >
      {again && <Banner tone="info" title={messages.passwordAgain} />}
      <FullNameFields />
      <PhoneField name="phone" />
      <EmailField name="email" hint={messages.emailHint} />
      <NewPasswordFields label="Пароль" repeatLabel="Пароль ещё раз" />
      <SubmitButton wide>{messages.next}</SubmitButton>
    </Form>
  );
}
