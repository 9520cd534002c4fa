import { type Profile, useSession } from '@pribavka/api/react';
import { Banner, IconButton, Logo, Stepper, useAtLeast } from '@pribavka/ui';
import { ChevronLeft, X } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';

import { loginUrl } from '../../login/urls.ts';
import { Layout } from '../Layout.tsx';
import { PhoneStep } from '../PhoneStep.tsx';
import {
  emptyRegistration,
  forgetRegistration,
  loadRegistration,
  resubmitKey,
  saveRegistration,
  stepOf,
  type RegistrationState,
} from '../state.ts';
import { registrationUrl } from '../urls.ts';
import { registrationMessages as messages } from '../messages.ts';
import { useStepAddress } from '../useStepAddress.ts';
import { useStepFocus } from '../useStepFocus.ts';
import { WorkStep } from '../WorkStep.tsx';
import { applicationOf, resubmitSteps } from './application.ts';
import { ResubmitPerson } from './ResubmitPerson.tsx';

/** «Исправить анкету»: the reason stays in sight over the same steps the application was made of. */
export function ResubmitSteps({ member }: { member: Profile }): ReactElement {
  const navigate = useNavigate();
  const wide = useAtLeast('lg');
  const { forget } = useSession();
  const key = resubmitKey(member.id);
  const [state, setState] = useState<RegistrationState>(() => {
    const kept = loadRegistration(sessionStorage, true, key);
    return kept === emptyRegistration ? applicationOf(member) : kept;
  });
  const { asked, go: goTo, back } = useStepAddress();
  // There is no password in a corrected application, and its consents are given.
  const step = asked === 'consents' ? 'person' : stepOf(asked, state, false);
  const { state: passed, key: entry } = useLocation() as { state: unknown; key: string };
  const [openedAt] = useState(entry);
  const section = useStepFocus(step);
  useEffect(() => saveRegistration(sessionStorage, { ...state, step }, key), [state, step, key]);

  const change = (part: Partial<RegistrationState>): void => setState((current) => ({ ...current, ...part }));
  // The last page is that of a new application: it stands over a reload, when the session is gone.
  const finish = (): void => {
    forget();
    saveRegistration(sessionStorage, { ...state, step: 'done' });
    void navigate(registrationUrl(), { replace: true });
    // Under the key of the member nothing waits any more; the effect above must not write it again.
    forgetRegistration(sessionStorage, key);
  };
  const leave = (): void => void navigate(loginUrl());
  const steps = resubmitSteps(member.isPhoneVerified);

  // One that was left goes on where it was.
  if (asked === null && entry === openedAt && state.step === 'person')
    return <Navigate to={{ search: '?step=person' }} state={passed} replace />;
  return (
    <Layout
      section={section}
      head={<Logo />}
      bar={
        <>
          {step === 'person' && <IconButton icon={ChevronLeft} label={messages.back} onClick={() => back('work')} />}
          <h1>{messages.resubmit.title}</h1>
          <IconButton icon={X} label={messages.leave} onClick={leave} />
        </>
      }
      steps={
        <Stepper
          aria-label={messages.resubmit.title}
          layout={wide ? 'vertical' : 'segments'}
          current={steps.findIndex((one) => one === step)}
          steps={steps.map((one) => ({
            label: messages.steps[one].label,
            value: one === 'work' ? state.store?.name : undefined,
          }))}
        />
      }
    >
      {(step === 'work' || step === 'person') && (
        <Banner tone="danger" title={messages.resubmit.reason}>
          {member.statusReason}
        </Banner>
      )}
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
        <ResubmitPerson
          member={member}
          state={state}
          onSent={({ isPhoneVerified }) => {
            if (isPhoneVerified) return finish();
            change({ step: 'phone' });
            return goTo('phone', { replace: true });
          }}
        />
      )}
      {step === 'phone' && <PhoneStep phone={state.phone} onPhone={(phone) => change({ phone })} onNext={finish} />}
    </Layout>
  );
}
