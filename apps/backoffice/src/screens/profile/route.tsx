import { useChangePassword, useOwnSessions, useSecondFactor, useSession } from '@pribavka/api/react';
import { PasswordPanel, SecondFactorPanel, SessionsPanel } from '@pribavka/forms/account';
import { DescriptionList, formatPhone, Grid, PageHeader, Panel, Stack } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { AdminRule } from './security/AdminRule.tsx';
import { profileMessages as messages } from './messages.ts';

function Me(): ReactElement | null {
  const { profile } = useSession();
  if (!profile) return null;
  return (
    <Panel title={messages.me}>
      <DescriptionList
        items={[
          {
            term: messages.name,
            value: [profile.lastName, profile.firstName, profile.middleName].filter(Boolean).join(' '),
          },
          { term: messages.role, value: profile.roleName },
          { term: messages.phone, value: profile.phone && formatPhone(profile.phone) },
          { term: messages.email, value: profile.email },
          { term: messages.partner, value: profile.partner?.name },
        ].filter((item) => item.value)}
      />
    </Panel>
  );
}

/** AdminProfile: one's own data, password, second step and sessions; for an administrator the rule for all of them. */
export function Component(): ReactElement {
  const { profile } = useSession();
  return (
    <Stack gap={24}>
      <PageHeader style={{ marginBottom: 4 }} title={messages.title} inBar />
      <Grid min={440}>
        <Stack gap={24}>
          <Me />
          <SessionsPanel {...useOwnSessions()} />
        </Stack>
        <Stack gap={24}>
          <SecondFactorPanel {...useSecondFactor()} />
          {profile?.roleCode === 'admin' && <AdminRule />}
          <PasswordPanel {...useChangePassword()} />
        </Stack>
      </Grid>
    </Stack>
  );
}
