import { useCommand, useSession } from '@pribavka/api/react';
import { Form, FormStrip, NewPasswordFields, PasswordField, SubmitButton } from '@pribavka/forms';
import { DescriptionList, formatPhone, Grid, PageHeader, Panel, Stack } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { type ReactElement, useState } from 'react';

import { AdminRule } from './security/AdminRule.tsx';
import { SecondFactor } from './security/SecondFactor.tsx';
import { Sessions } from './security/Sessions.tsx';
import { profileWords as words } from './words.ts';

function Me(): ReactElement | null {
  const { profile } = useSession();
  if (!profile) return null;
  return (
    <Panel title={words.me}>
      <DescriptionList
        items={[
          {
            term: words.name,
            value: [profile.lastName, profile.firstName, profile.middleName].filter(Boolean).join(' '),
          },
          { term: words.role, value: profile.roleName },
          { term: words.phone, value: profile.phone && formatPhone(profile.phone) },
          { term: words.email, value: profile.email },
          { term: words.partner, value: profile.partner?.name },
        ].filter((item) => item.value)}
      />
    </Panel>
  );
}

interface PasswordValues {
  oldPassword: string;
  password: string;
}

function Password(): ReactElement {
  const change = useCommand('auth.resetPassword', { invalidates: ['sessions.*'], quiet: 'fields' });
  const [round, setRound] = useState(0);
  return (
    <Panel title={words.password.title}>
      <Form<PasswordValues>
        key={round}
        onSubmit={({ oldPassword, password }) => change.run({ body: { oldPassword, password } })}
        onSuccess={() => {
          toast.success(words.password.saved);
          setRound((old) => old + 1);
        }}
      >
        <PasswordField name="oldPassword" label={words.password.old} />
        <NewPasswordFields name="password" />
        <FormStrip />
        <div>
          <SubmitButton>{words.password.save}</SubmitButton>
        </div>
      </Form>
    </Panel>
  );
}

/** AdminProfile: one's own data, password, second step and sessions; for an administrator the rule for all of them. */
export function Profile(): ReactElement {
  const { profile } = useSession();
  return (
    <Stack gap={24}>
      <PageHeader style={{ marginBottom: 4 }} title={words.title} inBar />
      <Grid min={440}>
        <Stack gap={24}>
          <Me />
          <Sessions />
        </Stack>
        <Stack gap={24}>
          <SecondFactor />
          {profile?.roleCode === 'admin' && <AdminRule />}
          <Password />
        </Stack>
      </Grid>
    </Stack>
  );
}
