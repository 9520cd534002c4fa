import { isProblem, type Problem } from '@pribavka/api';
import { useApi } from '@pribavka/api/react';
import { EmailField, Form, FormStrip, NewPasswordFields, SubmitButton } from '@pribavka/forms';
import { Banner, Button, Skeleton } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { guestOwner } from '../../app/session/guest.ts';
import { adviceOf } from '../../shared/advice.ts';
import { AuthLayout } from '../../shared/auth/AuthLayout.tsx';
import { StandingLink } from '../../shared/StandingLink.tsx';
import { type StaysHere, useHere } from '../../shared/useHere.ts';
import { loginUrl } from '../login/urls.ts';
import { restoreMessages as messages } from './messages.ts';

/** Codes of refusals after which only a new letter helps. */
const isStale = (error: unknown): boolean => isProblem(error) && error.code === 'AUTH_LINK_EXPIRED';

/** A new password by the letter: first the address, then the link of the letter. */
function RestorePassword(): ReactElement {
  const [query, setQuery] = useSearchParams();
  const code = query.get('code') ?? '';
  // The letter says it in its link; of a link the console has printed the server says it.
  const [firstCode, setFirstCode] = useState<string>();
  const isInvited = code !== '' && (query.has('invited') || code === firstCode);
  const [sentTo, setSentTo] = useState<string>();
  const ask = (): void => {
    setSentTo(undefined);
    setQuery(new URLSearchParams(), { replace: true });
  };
  return (
    <AuthLayout title={isInvited ? messages.invitedTitle : messages.title}>
      {code !== '' ? (
        <ByLink key={code} code={code} isInvited={isInvited} onFirst={() => setFirstCode(code)} onAgain={ask} />
      ) : sentTo === undefined ? (
        <Ask onSent={setSentTo} />
      ) : (
        <Banner
          tone="info"
          title={messages.sentTitle}
          announce
          actions={<Button onClick={ask}>{messages.another}</Button>}
        >
          {messages.sentText(sentTo)}
        </Banner>
      )}
      <StandingLink to={loginUrl()}>{messages.toLogin}</StandingLink>
    </AuthLayout>
  );
}

/** The answer is the same whether the address is known or not. */
function Ask({ onSent }: { onSent: (email: string) => void }): ReactElement {
  const api = useApi();
  return (
    <Form<{ email: string }>
      draft={{ owner: guestOwner, area: 'recovery' }}
      onSubmit={async ({ email }) => {
        await api.call('auth.recovery', { body: { email } }, { quiet: 'all' });
      }}
      onSuccess={(_sent, { email }) => onSent(email)}
    >
      <p>{messages.intro}</p>
      <EmailField name="email" />
      <FormStrip />
      <SubmitButton wide>{messages.send}</SubmitButton>
    </Form>
  );
}

interface ByLinkProps {
  code: string;
  /** The password is the first one of an account made by an administrator. */
  isInvited: boolean;
  /** The server says that it is. */
  onFirst: () => void;
  onAgain: () => void;
}

type LinkState = 'checking' | 'good' | 'stale' | { readonly failed: Problem | undefined };

/** The link says at once whether it still opens; only then a password is thought of. */
function ByLink({ code, isInvited, onFirst, onAgain }: ByLinkProps): ReactElement {
  const api = useApi();
  const [link, setLink] = useState<LinkState>('checking');
  const check = useEffectEvent(async () => {
    try {
      const { isFirst } = await api.call('auth.checkRecovery', { body: { code } }, { quiet: 'all' });
      if (isFirst) onFirst();
      setLink('good');
    } catch (error) {
      setLink(isStale(error) ? 'stale' : { failed: isProblem(error) ? error : undefined });
    }
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the state changes when the answer is there
    if (link === 'checking') void check();
  }, [link]);
  switch (link) {
    case 'checking':
      return <Skeleton shape="text" rows={3} label={messages.checking} />;
    case 'good':
      return (
        <>
          {isInvited && <p>{messages.invitedIntro}</p>}
          <NewPassword code={code} onStale={() => setLink('stale')} />
        </>
      );
    case 'stale':
      return (
        <Banner
          tone="warning"
          title={messages.staleTitle}
          announce
          actions={<Button onClick={onAgain}>{messages.again}</Button>}
        >
          {messages.staleText}
        </Banner>
      );
    default:
      return (
        <Banner
          tone="danger"
          title={messages.failed}
          announce
          actions={<Button onClick={() => setLink('checking')}>{messages.retry}</Button>}
        >
          {adviceOf(link.failed)}
        </Banner>
      );
  }
}

function NewPassword({ code, onStale }: { code: string; onStale: () => void }): ReactElement {
  const api = useApi();
  const navigate = useNavigate();
  const here = useHere();
  const stays = useRef<StaysHere>(undefined);
  return (
    <Form<{ password: string; passwordRepeat: string }>
      onSubmit={async ({ password }) => {
        stays.current = here();
        try {
          await api.call('auth.changePassword', { body: { code, password } }, { quiet: 'all' });
        } catch (error) {
          if (isStale(error)) onStale();
          throw error;
        }
      }}
      onSuccess={() => {
        toast.success(messages.doneToast);
        if (stays.current?.()) void navigate(loginUrl());
      }}
    >
      <NewPasswordFields label={messages.newPassword} repeatLabel={messages.repeat} />
      <FormStrip />
      <SubmitButton wide>{messages.save}</SubmitButton>
    </Form>
  );
}

export { RestorePassword as Component };
