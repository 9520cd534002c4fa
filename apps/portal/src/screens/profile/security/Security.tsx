import { useChangePassword, useOwnSessions, useSecondFactor } from '@pribavka/api/react';
import { PasswordPanel, SecondFactorPanel, SessionsPanel } from '@pribavka/forms/account';
import { useRef, type ReactElement } from 'react';

import { SignIns } from './SignIns.tsx';

/** Password, the second step, the devices one is signed in on and who tried to enter. */
export default function Security(): ReactElement {
  const password = useRef<HTMLDivElement>(null);
  const toPassword = (): void => {
    const field = password.current?.querySelector('input');
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  };
  return (
    <>
      <div ref={password}>
        <PasswordPanel {...useChangePassword()} />
      </div>
      <SecondFactorPanel {...useSecondFactor()} />
      <SessionsPanel {...useOwnSessions()} />
      <SignIns onChangePassword={toPassword} />
    </>
  );
}
