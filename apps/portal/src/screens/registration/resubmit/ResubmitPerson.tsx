import type { Output } from '@pribavka/api';
import { type Profile, useCommand } from '@pribavka/api/react';
import { EmailField, Form, FormStrip, FullNameFields, PhoneField, SubmitButton } from '@pribavka/forms';
import type { ReactElement } from 'react';

import { StepFoot } from '../../../shared/StepFoot.ts';
import type { RegistrationState } from '../state.ts';
import { registrationMessages } from '../messages.ts';

const messages = registrationMessages.resubmit;

type Person = Pick<RegistrationState, 'lastName' | 'firstName' | 'middleName' | 'phone' | 'email'>;

export interface ResubmitPersonProps {
  member: Profile;
  state: RegistrationState;
  onSent: (answer: Output<'users.resubmit'>) => void;
}

/** Name and address, then the application goes back to the moderators; the phone belongs to the account. */
export function ResubmitPerson({ member, state, onSent }: ResubmitPersonProps): ReactElement {
  const resubmit = useCommand('users.resubmit', { quiet: 'all' });
  const { lastName, firstName, middleName, phone, email } = state;
  return (
    <Form<Person, Output<'users.resubmit'>>
      draft={{ owner: member.id, area: 'registration', record: member.id }}
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
      <PhoneField name="phone" readOnly hint={member.isPhoneVerified ? messages.phoneKnown : messages.phoneLater} />
      <EmailField name="email" hint={registrationMessages.emailHint} />
      <FormStrip />
      <StepFoot>
        <SubmitButton wide>{messages.send}</SubmitButton>
      </StepFoot>
    </Form>
  );
}
