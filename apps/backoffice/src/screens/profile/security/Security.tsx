import { useChangePassword, useSecondFactor, useSession } from '@pribavka/api/react';
import { PasswordPanel, SecondFactorPanel } from '@pribavka/forms/account';
import { Grid, Stack } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { AdminRule } from './AdminRule.tsx';

/** «Безопасность»: password, second step, for an administrator the rule for all of them. */
export function Security(): ReactElement {
  const isAdmin = useSession().profile?.roleCode === 'admin';
  return (
    <Grid min={440}>
      <PasswordPanel {...useChangePassword()} />
      <Stack gap={24}>
        <SecondFactorPanel {...useSecondFactor()} />
        {isAdmin && <AdminRule />}
      </Stack>
    </Grid>
  );
}
