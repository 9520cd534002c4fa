import { useApi, useCommand, useInvalidate, useQuery } from '@pribavka/api/react';
import { Form, FormStrip, NewPasswordFields, PasswordField, SubmitButton } from '@pribavka/forms';
import {
  Button,
  confirm,
  ErrorState,
  formatCount,
  formatDate,
  Panel,
  PanelRow,
  pluralRu,
  Skeleton,
  Tag,
} from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { useState, type ReactElement } from 'react';

import { attempt } from '../../../shared/attempt.ts';
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
  const onEndOthers = async (): Promise<void> => {
    const sure = await confirm({
      title: words.endOthersTitle,
      body: words.endOthersText,
      confirmLabel: words.end,
    });
    const done = sure && (await attempt(endOthers.run()));
    if (done) {
      toast.success(`${pluralRu(done.ended, words.endedOthers)} ${formatCount(done.ended, words.sessionForms)}`);
    }
  };
  return (
    <Panel
      title={words.sessions}
      footer={
        data &&
        data.length > 1 && (
          <Button loading={endOthers.pending} onClick={() => void onEndOthers()}>
            {words.endOthers}
          </Button>
        )
      }
    >
      {!data && !problem && <Skeleton rows={2} height={48} label={words.loading} />}
      {problem && !data && <ErrorState level={3} title={words.failed} description={null} onRetry={reload} />}
      {data?.map((session) => (
        <PanelRow
          key={session.id}
          label={session.device}
          state={session.ip ?? undefined}
          action={
            session.current ? (
              <Tag tone="accent">{words.current}</Tag>
            ) : (
              <Button
                variant="text"
                size="sm"
                aria-label={words.endLabel(session.device)}
                onClick={() =>
                  void attempt(end.run({ params: { id: session.id } })).then((done) => {
                    if (done) toast.success(words.ended);
                    return done;
                  })
                }
              >
                {words.end}
              </Button>
            )
          }
        >
          {words.lastUsed(formatDate(session.lastUsedAt, 'listDayTime'))}
        </PanelRow>
      ))}
    </Panel>
  );
}
