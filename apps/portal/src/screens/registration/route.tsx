import { useApi, useSession } from '@pribavka/api/react';
import { IconButton, Logo, Stepper } from '@pribavka/ui';
import { ChevronLeft, X } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';

import { rootUrl } from '../../app/urls.ts';
import { loginUrl } from '../login/urls.ts';
import { ConsentsStep } from './ConsentsStep.tsx';
import { Layout } from './Layout.tsx';
import { Resubmit } from './resubmit/Resubmit.tsx';
import { PersonStep, type Taken } from './PersonStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import { Sent } from './Sent.tsx';
import { SessionOver } from './SessionOver.tsx';
import {
  forgetRegistration,
  loadRegistration,
  registrationSteps,
  saveRegistration,
  stepOf,
  type RegistrationState,
  type RegistrationStep,
} from './state.ts';
import { registrationMessages as messages } from './messages.ts';
import { registrationUrl } from './urls.ts';
import { usePassword } from './password.ts';
import { useStepAddress } from './useStepAddress.ts';
import { useStepFocus } from './useStepFocus.ts';
import { WorkStep } from './WorkStep.tsx';

/** What is entered stands under its step's name, so that nothing has to be remembered. */
function valueOf(step: RegistrationStep, state: RegistrationState): string | undefined {
  if (step === 'work') return state.store?.name;
  if (step === 'person') return [state.lastName, state.firstName, state.middleName].filter(Boolean).join(' ');
  return undefined;
}

/** A new application, or a rejected one to be corrected: Login says which. */
function Registration(): ReactElement {
  const { state } = useLocation() as { state: { resubmit?: boolean } | null };
  return state?.resubmit ? <Resubmit /> : <Application />;
}

/** Application of a new member; its steps survive a reload and are walked by Back and Forward, the password lives with the page. */
function Application(): ReactElement {
  const api = useApi();
  const navigate = useNavigate();
  const { state: passed, key } = useLocation() as { state: { confirmPhone?: boolean } | null; key: string };
  const [openedAt] = useState(key);
  const { asked, go: goTo, back } = useStepAddress();
  const { status, profile, forget, reload } = useSession();
  const [typed, setTyped] = usePassword();
  const [taken, setTaken] = useState<Taken>();
  const [state, setState] = useState<RegistrationState>(() => {
    const kept = loadRegistration(sessionStorage, typed.isAccepted);
    // What Login passed on outlives its session, and the number of an earlier application is not this member's.
    const confirms = passed?.confirmPhone && (kept.step !== 'done' || api.session.tokens());
    return confirms ? { ...kept, phone: '', step: 'phone' } : kept;
  });
  // The code is asked for under the session of the new account; without it there is nothing to confirm.
  const isOver = state.step === 'phone' && status === 'anonymous' && !api.session.tokens();
  const step = stepOf(asked, state, typed.isAccepted);
  const section = useStepFocus(step);
  useEffect(() => {
    if (isOver) forgetRegistration(sessionStorage);
    else saveRegistration(sessionStorage, { ...state, step });
  }, [isOver, state, step]);

  const change = (part: Partial<RegistrationState>): void => setState((current) => ({ ...current, ...part }));
  const at = registrationSteps.findIndex((one) => one === step);
  const previous = at > 0 && step !== 'phone' ? registrationSteps[at - 1] : undefined;
  const forgetMade = (): void => {
    if (step === 'phone' || step === 'done') forgetRegistration(sessionStorage);
  };
  // A member of the programme has nothing sent for a check: a new number is all there is to confirm.
  const isMember = step === 'phone' && profile?.status === 'confirmed';
  const title = isMember ? messages.phoneTitle : messages.title;
  const enter = async (): Promise<void> => {
    forgetRegistration(sessionStorage);
    await reload();
    void navigate(rootUrl(), { replace: true });
  };
  const leave = (): void => {
    forgetMade();
    void navigate(loginUrl());
  };
  if (isOver) return <SessionOver />;
  // An application that was left goes on where it was.
  if (asked === null && key === openedAt && (state.step === 'person' || state.step === 'consents'))
    return <Navigate to={{ search: `?step=${state.step}` }} state={passed} replace />;

  return (
    <Layout
      section={section}
      head={
        <>
          <Logo />
          <span>
            {messages.haveAccount}{' '}
            <Link to={loginUrl()} onClick={forgetMade}>
              {messages.enter}
            </Link>
          </span>
        </>
      }
      bar={
        <>
          {previous && <IconButton icon={ChevronLeft} label={messages.back} onClick={() => back(previous)} />}
          <h1>{title}</h1>
          <IconButton icon={X} label={messages.leave} onClick={leave} />
        </>
      }
      steps={
        // Both stand on the built page, and the width of the window shows one: nothing moves when the scripts come.
        step === 'done' || isMember
          ? undefined
          : (['segments', 'vertical'] as const).map((layout) => (
              <div key={layout} data-layout={layout}>
                <Stepper
                  aria-label={messages.title}
                  layout={layout}
                  current={at}
                  steps={registrationSteps.map((step) => ({
                    label: messages.steps[step].label,
                    value: valueOf(step, state),
                  }))}
                />
              </div>
            ))
      }
    >
      {step === 'work' && (
        <WorkStep
          state={state}
          onChange={change}
          onNext={(work) => {
            change(work);
            goTo('person');
          }}
        />
      )}
      {step === 'person' && (
        <PersonStep
          state={state}
          typed={typed}
          taken={taken}
          onTyping={setTyped}
          onNext={(person, accepted) => {
            setTaken(undefined);
            setTyped(accepted);
            change(person);
            goTo('consents');
          }}
        />
      )}
      {step === 'consents' && (
        <ConsentsStep
          state={state}
          password={typed.password}
          onChange={change}
          onTaken={(found) => {
            setTaken(found);
            goTo('person');
          }}
          onNext={() => {
            setTyped(undefined);
            change({ step: 'phone' });
            goTo('phone', { replace: true });
          }}
        />
      )}
      {step === 'phone' && (
        <PhoneStep
          phone={state.phone || profile?.phone || ''}
          onPhone={(phone) => change({ phone })}
          onNext={(account) => {
            if (account === 'confirmed') {
              void enter();
              return;
            }
            // The end stands before the session is forgotten, or it would look like one that is over.
            flushSync(() => change({ step: 'done' }));
            forget();
            void navigate(registrationUrl(), { replace: true });
          }}
        />
      )}
      {step === 'done' && <Sent onLeave={leave} />}
    </Layout>
  );
}

export { Registration as Component };
