import { isProblem, type Problem } from '@pribavka/api';
import { useApi, useSession } from '@pribavka/api/react';
import { Banner, Button, LinkButton, Skeleton } from '@pribavka/ui';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import { rootUrl } from '../../app/urls.ts';
import { attempt } from '../../shared/attempt.ts';
import { AuthLayout } from '../../shared/auth/AuthLayout.tsx';
import { loginUrl } from '../login/urls.ts';
import { emailConfirmUrl } from './urls.ts';
import { emailConfirmMessages as messages } from './messages.ts';

type Stage =
  | { readonly kind: 'checking' }
  | { readonly kind: 'done'; readonly email: string }
  | { readonly kind: 'already' }
  | { readonly kind: 'stale' }
  | { readonly kind: 'sent'; readonly to: string }
  | { readonly kind: 'failed'; readonly problem: Problem | undefined };

/** The link of the letter. Not logged in, the person enters first and comes back with the same code. */
function EmailConfirm(): ReactElement {
  const api = useApi();
  const { status, profile, reload } = useSession();
  const [query] = useSearchParams();
  const code = query.get('code') ?? '';
  const [stage, setStage] = useState<Stage>({ kind: 'checking' });

  const check = async (): Promise<Stage> => {
    if (profile?.isEmailVerified && !profile.pendingEmail) return { kind: 'already' };
    try {
      const { email } = await api.call('users.confirmEmailCode', { body: { code } }, { quiet: 'all' });
      return { kind: 'done', email };
    } catch (error) {
      const problem = isProblem(error) ? error : undefined;
      const refused = problem && problem.status >= 400 && problem.status < 500;
      return refused ? { kind: 'stale' } : { kind: 'failed', problem };
    }
  };
  const first = useEffectEvent(async () => {
    const next = await check();
    setStage(next);
    if (next.kind === 'done') await reload();
  });
  // The code is spent by its first use, so a reloaded profile must not ask again.
  const ready = status === 'authorised' && code !== '' && stage.kind === 'checking';
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the state changes when the answer is there
    if (ready) void first();
  }, [ready]);

  const again = async (): Promise<void> => {
    const sent = await attempt(api.call('users.sendEmailCode'));
    if (sent) setStage({ kind: 'sent', to: sent.sentTo });
  };

  const home = (
    <LinkButton variant="primary" render={<Link to={rootUrl()} />}>
      {messages.home}
    </LinkButton>
  );
  return (
    <AuthLayout title={messages.title}>
      {code === '' && (
        <Banner tone="warning" title={messages.noCode}>
          {messages.noCodeText}
        </Banner>
      )}
      {code !== '' && status === 'anonymous' && (
        <>
          <Banner tone="info" title={messages.login} />
          <LinkButton variant="primary" render={<Link to={loginUrl(emailConfirmUrl(code))} />}>
            {messages.enter}
          </LinkButton>
        </>
      )}
      {code !== '' && status !== 'anonymous' && (
        <Answer stage={stage} onAgain={again} onRetry={() => setStage({ kind: 'checking' })} home={home} />
      )}
    </AuthLayout>
  );
}

interface AnswerProps {
  stage: Stage;
  home: ReactElement;
  onAgain: () => Promise<void>;
  onRetry: () => void;
}

function Answer({ stage, home, onAgain, onRetry }: AnswerProps): ReactElement {
  switch (stage.kind) {
    case 'checking':
      return <Skeleton shape="text" rows={2} label={messages.checking} />;
    case 'done':
      return (
        <>
          <Banner tone="success" title={messages.done} announce>
            {messages.doneText(stage.email)}
          </Banner>
          {home}
        </>
      );
    case 'already':
      return (
        <>
          <Banner tone="success" title={messages.already} announce />
          {home}
        </>
      );
    case 'stale':
      return (
        <Banner
          tone="warning"
          title={messages.stale}
          announce
          actions={<Button onClick={() => void onAgain()}>{messages.again}</Button>}
        >
          {messages.staleText}
        </Banner>
      );
    case 'sent':
      return <Banner tone="info" title={messages.sent(stage.to)} announce />;
    case 'failed':
      return (
        <Banner
          tone="danger"
          title={messages.failed}
          announce
          actions={<Button onClick={onRetry}>{messages.retry}</Button>}
        >
          {stage.problem?.messages[0]}
        </Banner>
      );
  }
}

export { EmailConfirm as Component };
