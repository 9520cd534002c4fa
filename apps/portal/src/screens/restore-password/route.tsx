import { isProblem } from '@pribavka/api';
import { useApi } from '@pribavka/api/react';
import { EmailField, Form, FormStrip, NewPasswordFields, SubmitButton, TextField } from '@pribavka/forms';
import { Banner, Button } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { useState, type ReactElement } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';

import { AuthLayout } from '../../shared/auth/AuthLayout.tsx';
import { loginUrl } from '../login/urls.ts';
import { restoreMessages as messages } from './messages.ts';

type Stage = 'ask' | 'sent' | 'stale';

/** Codes of refusals after which only a new letter helps. */
const isStale = (error: unknown): boolean =>
  isProblem(error) && /^(AUTH_LINK_EXPIRED|CODE_EXPIRED|CODE_EXHAUSTED)$/.test(error.code);

/** A new password by the letter: first the address, then the code of its link. */
function RestorePassword(): ReactElement {
  const [query, setQuery] = useSearchParams();
  const code = query.get('code') ?? '';
  const [stage, setStage] = useState<Stage>('ask');
  const again = (): void => {
    setQuery(new URLSearchParams(), { replace: true });
    setStage('ask');
  };
  return (
    <AuthLayout title={messages.title}>
      {stage === 'stale' && (
        <Banner
          tone="warning"
          title={messages.staleTitle}
          announce
          actions={<Button onClick={again}>{messages.again}</Button>}
        >
          {messages.staleText}
        </Banner>
      )}
      {stage !== 'stale' && (code !== '' || stage === 'sent') && (
        <NewPassword code={code} sent={stage === 'sent'} onStale={() => setStage('stale')} />
      )}
      {stage === 'ask' && code === '' && <Ask onSent={() => setStage('sent')} />}
      <Link to={loginUrl()}>{messages.toLogin}</Link>
    </AuthLayout>
  );
}

/** The answer is the same whether the address is known or not. */
function Ask({ onSent }: { onSent: () => void }): ReactElement {
  const api = useApi();
  return (
    <Form<{ email: string }>
      onSubmit={async ({ email }) => {
        await api.call('auth.recovery', { body: { email } }, { quiet: 'all' });
      }}
      onSuccess={onSent}
    >
      <p>{messages.intro}</p>
      <EmailField name="email" />
      <FormStrip />
      <SubmitButton wide>{messages.send}</SubmitButton>
    </Form>
  );
}

interface NewPasswordProps {
  /** From the link; typed by hand otherwise. */
  code: string;
  sent: boolean;
  onStale: () => void;
}

function NewPassword({ code, sent, onStale }: NewPasswordProps): ReactElement {
  const api = useApi();
  const navigate = useNavigate();
  return (
    <Form<{ code: string; password: string; passwordRepeat: string }>
      initialValues={{ code }}
      onSubmit={async (values) => {
        try {
          await api.call(
            'auth.changePassword',
            { body: { code: code || values.code.trim(), password: values.password } },
            { quiet: 'all' },
          );
        } catch (error) {
          if (code !== '' && isStale(error)) onStale();
          throw error;
        }
      }}
      onSuccess={() => {
        toast.success(messages.doneToast);
        void navigate(loginUrl());
      }}
    >
      {sent && (
        <Banner tone="info" title={messages.sentTitle} announce>
          {messages.sentText}
        </Banner>
      )}
      {code === '' && <TextField name="code" label={messages.code} secret autoComplete="one-time-code" />}
      <NewPasswordFields label={messages.newPassword} repeatLabel={messages.repeat} />
      <FormStrip />
      <SubmitButton wide>{messages.save}</SubmitButton>
    </Form>
  );
}

export { RestorePassword as Component };
