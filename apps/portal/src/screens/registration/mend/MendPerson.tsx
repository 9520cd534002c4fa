import type { Output } from '@pribavka/api';
import { type Profile, useCommand } from '@pribavka/api/react';
import { EmailField, Form, FormStrip, FullNameFields, PhoneField, SubmitButton } from '@pribavka/forms';
import type { ReactElement } from 'react';

import type { RegistrationState } from '../state.ts';
import { registrationWords } from '../words.ts';

const words = registrationWords.mend;

type Person = Pick<RegistrationState, 'lastName' | 'firstName' | 'middleName' | 'phone' | 'email'>;

export interface MendPersonProps {
  member: Profile;
  state: RegistrationState;
  onSent: (answer: Output<'users.resubmit'>) => void;
}

/** Name and address, then the application goes back to the moderators; the phone belongs to the account. */
export function MendPerson({ member, state, onSent }: MendPersonProps): ReactElement {
  const resubmit = useCommand('users.resubmit', { quiet: 'all' });
  const { lastName, firstName, middleName, phone, email } = state;
  return (
    <Form<Person, Output<'users.resubmit'>>
      draft={{ key: `mend-${member.id}`, storage: sessionStorage }}
      initialValues={{ lastName, firstName, middleName, phone, email }}
      onSubmit={({ phone: _same, middleName: patronymic, ...person }) =>
        resubmit.run({
          body: {
            ...person,
            ...(patronymic ? { middleName: patronymic } : {}),
            storeId: state.store?.id ?? '',
          },
        })
      }
      onSuccess={onSent}
    >
      <FullNameFields />
      <PhoneField name="phone" readOnly hint={member.isPhoneVerified ? words.phoneKnown : words.phoneLater} />
      <EmailField name="email" hint={registrationWords.emailHint} />
      <FormStrip />
      <SubmitButton wide>{words.send}</SubmitButton>
    </Form>
  );
}
