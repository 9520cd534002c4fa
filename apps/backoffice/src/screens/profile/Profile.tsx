import { useCommand, useQuery, useSession } from '@pribavka/api/react';
import { Form, FormStrip, NewPasswordFields, PasswordField, SubmitButton } from '@pribavka/forms';
import {
  Button,
  DescriptionList,
  ErrorState,
  formatDate,
  formatPhone,
  Grid,
  PageHeader,
  Panel,
  PanelRow,
  Skeleton,
  Stack,
} from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { type ReactElement, useState } from 'react';

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

function Sessions(): ReactElement {
  const list = useQuery('sessions.list');
  const end = useCommand('sessions.end', { invalidates: ['sessions.*'] });
  const endOthers = useCommand('sessions.endOthers', { invalidates: ['sessions.*'] });
  const rows = list.data ?? [];
  const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);
  return (
    <Panel
      title={words.sessions.title}
      footer={
        rows.length > 1 && (
          <Button
            loading={endOthers.pending}
            onClick={() =>
              quietly(endOthers.run().then(({ ended }) => toast.success(words.sessions.endedOthers(ended))))
            }
          >
            {words.sessions.endOthers}
          </Button>
        )
      }
    >
      {list.problem && !list.data && <ErrorState onRetry={list.reload} />}
      {list.loading && <Skeleton label={words.sessions.title} rows={2} />}
      {rows.map((row) => (
        <PanelRow
          key={row.id}
          label={row.device}
          state={`${words.sessions.lastUsed} ${formatDate(row.lastUsedAt, 'dayMonthYearTime')}`}
          action={
            row.current ? (
              words.sessions.current
            ) : (
              <Button
                size="sm"
                onClick={() =>
                  quietly(end.run({ params: { id: row.id } }).then(() => toast.success(words.sessions.ended)))
                }
              >
                {words.sessions.end}
              </Button>
            )
          }
        >
          {row.ip}
        </PanelRow>
      ))}
    </Panel>
  );
}

/** AdminProfile: one's own data, password and sessions. */
export function Profile(): ReactElement {
  return (
    <Stack gap={24}>
      <PageHeader style={{ marginBottom: 4 }} title={words.title} />
      <Grid min={360}>
        <Stack gap={24}>
          <Me />
          <Sessions />
        </Stack>
        <Password />
      </Grid>
    </Stack>
  );
}
