import { useChangePassword, useOwnSessions, useSecondFactor } from '@pribavka/api/react';
import { PasswordPanel, SecondFactorPanel, SessionsPanel } from '@pribavka/forms/account';
import type { ReactElement } from 'react';

/** Password, the second step and the devices one is signed in on. */
export default function Security(): ReactElement {
  return (
    <>
      <PasswordPanel {...useChangePassword()} />
      <SecondFactorPanel {...useSecondFactor()} />
      <SessionsPanel {...useOwnSessions()} />
    </>
  );
}
