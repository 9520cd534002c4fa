import { isProblem } from '@pribavka/api';
import { useApi, useSession } from '@pribavka/api/react';
import { Form, FormStrip, LoginField, PasswordField, SubmitButton, SubmitError } from '@pribavka/forms';
import { Banner, formatClock, useCountdown } from '@pribavka/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';

import { AuthLayout } from '../../shared/auth/AuthLayout.tsx';
import { registrationUrl } from '../registration/urls.ts';
import { restorePasswordUrl } from '../restore-password/urls.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { DemoNote } from './DemoNote.tsx';
import { Note } from './Note.ts';
import { OutcomePanel } from './OutcomePanel.tsx';
import { Support } from './Support.tsx';
import { loginMessages as messages } from './messages.ts';

// Few people meet it, and it brings a drawer of QR codes.
const SecondStep = lazy(() => import('./SecondStep.tsx'));

interface Credentials {
  login: string;
  password: string;
}

const MINUTE = 60_000;

/** «Повторите через 5 минут»: the number of minutes the server named, one when it named none. */
const minutesOf = (text: string): number => Number(/\d+/.exec(text)?.[0] ?? 1);

/** Login by phone or e-mail; the guard takes the person on once the session is known. */
function Login(): ReactElement {
  const api = useApi();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { login?: string } | null };
  const { forget } = useSession();
  const [outcome, setOutcome] = useState<Outcome>();
  const [until, setUntil] = useState<number>();
  const wait = useCountdown(until);

  const enter = async ({ login, password }: Credentials): Promise<Outcome> => {
    try {
      return outcomeOf(await api.call('auth.login', { body: { login, password } }, { quiet: 'all' }));
    } catch (error) {
      if (isProblem(error) && error.kind === 'limit') {
        setUntil(Date.now() + minutesOf(error.messages[0] ?? '') * MINUTE);
        throw new SubmitError({}, error.messages);
      }
      // The same messages for a wrong password and for nobody: whether an account exists is not said.
      if (isProblem(error) && error.code === 'AUTH_BAD_CREDENTIALS') {
        throw new SubmitError({ password: [...error.messages] });
      }
      throw error;
    }
  };

  const onEntered = (result: Outcome): void => {
    // The guard takes over when the new session is known.
    if (result.kind === 'enter') return;
    if (result.kind === 'phone') {
      void navigate(registrationUrl(), { state: { confirmPhone: true } });
    } else {
      // Under this session a rejected application is corrected and sent again.
      if (result.kind !== 'rejected') forget();
      setOutcome(result);
    }
  };
  const another = (): void => {
    forget();
    setOutcome(undefined);
  };

  return (
    <AuthLayout title={messages.title}>
      {outcome?.kind === 'second' ? (
        <Suspense fallback={null}>
          <SecondStep
            kind={outcome.step}
            challenge={outcome.challenge}
            onEntered={(answer) => onEntered(outcomeOf(answer))}
            onBack={() => setOutcome(undefined)}
          />
        </Suspense>
      ) : outcome ? (
        <OutcomePanel outcome={outcome} onBack={another} />
      ) : (
        <>
          <Note>
            <span>{messages.noAccount}</span> <Link to={registrationUrl()}>{messages.register}</Link>
          </Note>
          <Form<Credentials, Outcome>
            initialValues={{ login: state?.login ?? '' }}
            onSubmit={enter}
            onSuccess={onEntered}
          >
            <LoginField name="login" />
            <PasswordField name="password" side={<Link to={restorePasswordUrl()}>{messages.forgot}</Link>} />
            {wait > 0 ? <Banner tone="warning" title={messages.throttled(formatClock(wait))} /> : <FormStrip />}
            <SubmitButton wide disabledReason={wait > 0 ? messages.throttled(formatClock(wait)) : undefined}>
              {messages.enter}
            </SubmitButton>
          </Form>
          <Support />
          <DemoNote />
        </>
      )}
    </AuthLayout>
  );
}

export { Login as Component };
