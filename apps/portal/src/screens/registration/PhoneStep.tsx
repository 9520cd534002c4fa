import { useApi } from '@pribavka/api/react';
import { CodeForm } from '@pribavka/forms/account';
import { Button, formatPhone } from '@pribavka/ui';
import { useState, type ReactElement } from 'react';

import { ChangePhone } from './ChangePhone.tsx';
import { registrationMessages as messages } from './messages.ts';

export interface PhoneStepProps {
  phone: string;
  /** Digits of a code sent before a reload; zero when none was. */
  codeLength: number;
  onSent: (codeLength: number) => void;
  onPhone: (phone: string) => void;
  onNext: () => void;
}

/** The code from the SMS, under the session of the account that was just made. */
export function PhoneStep({ phone, codeLength, onSent, onPhone, onNext }: PhoneStepProps): ReactElement {
  const api = useApi();
  const [changing, setChanging] = useState(false);
  if (changing) {
    return (
      <ChangePhone
        phone={phone}
        onCancel={() => setChanging(false)}
        onChanged={(next) => {
          onPhone(next);
          setChanging(false);
        }}
      />
    );
  }
  return (
    <>
      <h2>{messages.codeTitle}</h2>
      <CodeForm
        key={phone}
        length={codeLength || undefined}
        onSent={(sent) => onSent(sent.codeLength)}
        to={formatPhone(phone)}
        side={
          <Button variant="text" onClick={() => setChanging(true)}>
            {messages.changePhone}
          </Button>
        }
        send={async () => api.call('users.sendPhoneCode', { query: { phone } }, { quiet: 'all' })}
        confirm={async (code) => {
          await api.call('users.confirmPhoneCode', { body: { code } }, { quiet: 'all' });
        }}
        onDone={onNext}
        note={messages.noSms}
      />
    </>
  );
}
