import { useApi } from '@pribavka/api/react';
import { CodeForm } from '@pribavka/forms/account';
import { Button, formatPhone } from '@pribavka/ui';
import { useState, type ReactElement } from 'react';

import type { CodeSent } from '../../shared/contract.ts';
import { ChangePhone } from './ChangePhone.tsx';
import { registrationMessages as messages } from './messages.ts';

export interface PhoneStepProps {
  phone: string;
  onPhone: (phone: string) => void;
  onNext: () => void;
}

/** The code from the SMS, under the session of the account that was just made. */
export function PhoneStep({ phone, onPhone, onNext }: PhoneStepProps): ReactElement {
  const api = useApi();
  const [changing, setChanging] = useState(false);
  // The code that went to a corrected number; the first one is asked for by the form.
  const [sent, setSent] = useState<CodeSent>();
  if (changing) {
    return (
      <ChangePhone
        phone={phone}
        onCancel={() => setChanging(false)}
        onChanged={(next, code) => {
          onPhone(next);
          setSent(code);
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
        sent={sent}
        to={formatPhone(phone)}
        side={
          <Button variant="text" onClick={() => setChanging(true)}>
            {messages.changePhone}
          </Button>
        }
        send={async (reuse) => api.call('users.sendPhoneCode', { query: { phone, reuse } }, { quiet: 'all' })}
        confirm={async (code) => {
          await api.call('users.confirmPhoneCode', { body: { code } }, { quiet: 'all' });
        }}
        onDone={onNext}
        note={messages.noSms}
      />
    </>
  );
}
