import type { Output } from '@pribavka/api';
import { useApi, useSession } from '@pribavka/api/react';
import { CodeForm } from '@pribavka/forms/account';
import { Button, formatPhone, Skeleton } from '@pribavka/ui';
import { useRef, useState, type ReactElement } from 'react';

import type { CodeSent } from '../../shared/contract.ts';
import { FlushText } from '../../shared/FlushText.ts';
import { SectionError } from '../../shared/SectionError.tsx';
import { StepFoot } from '../../shared/StepFoot.ts';
import { ChangePhone } from './ChangePhone.tsx';
import { registrationMessages as messages } from './messages.ts';

export interface PhoneStepProps {
  /** Empty until it is known whose account it is. */
  phone: string;
  onPhone: (phone: string) => void;
  /** The number is confirmed; with the status of its account. */
  onNext: (status: Output<'users.confirmPhoneCode'>['status']) => void;
}

/** The code from the SMS, under the session of the account that was just made. */
export function PhoneStep({ phone, onPhone, onNext }: PhoneStepProps): ReactElement {
  const api = useApi();
  const { status, problem, reload } = useSession();
  const [changing, setChanging] = useState(false);
  // The code that went to a corrected number; the first one is asked for by the form.
  const [sent, setSent] = useState<CodeSent>();
  const account = useRef<Output<'users.confirmPhoneCode'>['status']>('moderation');
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
  if (phone === '') {
    return (
      <>
        <h2>{messages.codeTitle}</h2>
        {status === 'failed' ? (
          <SectionError
            level={3}
            title={messages.memberFailed}
            problem={problem}
            onRetry={() => {
              void reload();
            }}
          />
        ) : (
          <Skeleton shape="text" rows={2} label={messages.loading} />
        )}
      </>
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
          <FlushText>
            <Button variant="text" onClick={() => setChanging(true)}>
              {messages.changePhone}
            </Button>
          </FlushText>
        }
        send={async (reuse) => api.call('users.sendPhoneCode', { query: { phone, reuse } }, { quiet: 'all' })}
        confirm={async (code) => {
          const answer = await api.call('users.confirmPhoneCode', { body: { code } }, { quiet: 'all' });
          account.current = answer.status;
        }}
        onDone={() => onNext(account.current)}
        note={messages.noSms}
        renderSubmit={(button) => <StepFoot>{button}</StepFoot>}
      />
    </>
  );
}
