import {
  EmailField,
  Form,
  FullNameFields,
  NewPasswordFields,
  PhoneField,
  SubmitButton,
  SubmitError,
} from '@pribavka/forms';
import { Banner } from '@pribavka/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { guestOwner } from '../../app/session/guest.ts';
import { loginUrl } from '../login/urls.ts';
import { StepFoot } from '../../shared/StepFoot.ts';
import { Typing } from './Typing.tsx';
import type { TypedPassword } from './password.ts';
import type { RegistrationState } from './state.ts';
import { registrationMessages as messages } from './messages.ts';

type Person = Pick<RegistrationState, 'lastName' | 'firstName' | 'middleName' | 'phone' | 'email'>;
type PersonForm = Person & { password: string; passwordRepeat: string };
type Contact = 'phone' | 'email';

/** Contacts the server has found with another account: the value that was refused and why. */
export type Taken = Partial<Record<Contact, { readonly value: string; readonly text: string }>>;

export interface PersonStepProps {
  state: RegistrationState;
  /** Of this page's life; empty after a reload. */
  typed: TypedPassword;
  taken: Taken | undefined;
  /** Called as the form is filled in. */
  onTyping: (typed: TypedPassword) => void;
  onNext: (person: Person, typed: TypedPassword) => void;
}

/** The refusals that still stand: a contact that was corrected is not refused before the server sees it. */
function standing(taken: Taken, values: Record<Contact, string>): Partial<Record<Contact, string>> {
  const same = (name: Contact): string | undefined =>
    taken[name]?.value === values[name] ? taken[name]?.text : undefined;
  const [phone, email] = [same('phone'), same('email')];
  return { ...(phone === undefined ? {} : { phone }), ...(email === undefined ? {} : { email }) };
}

/** Name, contacts and the password; only the password is asked for again after a reload. */
export function PersonStep({ state, typed, taken, onTyping, onNext }: PersonStepProps): ReactElement {
  const [start] = useState((): PersonForm => {
    const { lastName, firstName, middleName, phone, email } = state;
    const { password, passwordRepeat } = typed;
    return { lastName, firstName, middleName, phone, email, password, passwordRepeat };
  });
  const again = start.password === '' && (state.rules || state.personalData);
  const root = useRef<HTMLDivElement>(null);
  // Sent once more to itself, the form says at the fields what the server has said, and stands at the first of them.
  useEffect(() => {
    if (taken) root.current?.querySelector('form')?.requestSubmit();
  }, [taken]);
  const enter = (
    <Link to={loginUrl()} state={{ login: taken?.phone?.value ?? taken?.email?.value }}>
      {messages.phoneTaken}
    </Link>
  );
  return (
    <div ref={root}>
      <Form<PersonForm>
        draft={{ owner: guestOwner, area: 'registration' }}
        initialValues={start}
        onSubmit={(values) => {
          const refused = standing(taken ?? {}, values);
          if (Object.keys(refused).length > 0) throw new SubmitError(refused);
        }}
        onSuccess={(_sent, { password, passwordRepeat, ...person }) =>
          onNext({ ...person, middleName: person.middleName ?? '' }, { password, passwordRepeat, isAccepted: true })
        }
      >
        <Typing start={start} typed={typed} onTyping={onTyping} />
        {again && <Banner tone="info" title={messages.passwordAgain} />}
        {taken?.phone && <Banner tone="info" title={messages.takenByYou} />}
        <FullNameFields />
        <PhoneField name="phone" secret={false} side={taken?.phone && enter} />
        <EmailField name="email" hint={messages.emailHint} side={taken?.email && enter} />
        <NewPasswordFields label="Пароль" repeatLabel="Пароль ещё раз" />
        <StepFoot>
          <SubmitButton wide>{messages.next}</SubmitButton>
        </StepFoot>
      </Form>
    </div>
  );
}
