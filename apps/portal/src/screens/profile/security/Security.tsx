import { useApi, useCommand, useInvalidate, useQuery } from '@pribavka/api/react';
import { Form, FormStrip, NewPasswordFields, PasswordField, SubmitButton } from '@pribavka/forms';
import { SessionsPanel } from '@pribavka/forms/security';
import { Panel } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { useState, type ReactElement } from 'react';

import { securityWords as words } from '../tabWords.ts';
import { profileWords } from '../words.ts';
import { SecondFactor } from './SecondFactor.tsx';

/** Password and the devices one is signed in on. */
export function Security(): ReactElement {
  return (
    <>
      <Password />
      <SecondFactor />
      <Sessions />
    </>
  );
}

function Password(): ReactElement {
  const api = useApi();
  const invalidate = useInvalidate();
  const [round, setRound] = useState(0);
  return (
    <Panel title={words.password}>
      <Form<{ oldPassword: string; password: string; passwordRepeat: string }>
        key={round}
        onSubmit={async ({ oldPassword, password }) => {
          await api.call('auth.resetPassword', { body: { oldPassword, password } }, { quiet: 'all' });
        }}
        onSuccess={() => {
          toast.success(words.changed);
          invalidate(['sessions.list']);
          setRound(round + 1);
        }}
      >
        <PasswordField name="oldPassword" label={words.oldPassword} />
        <NewPasswordFields />
        <FormStrip />
        <SubmitButton>{profileWords.save}</SubmitButton>
      </Form>
    </Panel>
  );
}

function Sessions(): ReactElement {
  const { data, problem, reload } = useQuery('sessions.list');
  const end = useCommand('sessions.end', { invalidates: ['sessions.list'] });
  const endOthers = useCommand('sessions.endOthers', { invalidates: ['sessions.list'] });
  return (
    <SessionsPanel
      sessions={data}
      failed={problem !== undefined}
      onReload={reload}
      onEnd={async (id) => end.run({ params: { id } })}
      onEndMany={async () => endOthers.run()}
    />
  );
}
