import { createApi, createSession, type Input, isProblem, memoryStore, type Output } from '@pribavka/api';
import { useApi } from '@pribavka/api/react';
import { portalRoutes } from '@pribavka/api/routes';
import { Form, FormStrip, SubmitButton, TextField } from '@pribavka/forms';
import { codeRefused, RecoveryCodes, SecondFactorSetUp } from '@pribavka/forms/account';
import { Banner, Button } from '@pribavka/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { secondStepMessages as messages } from './second-step-messages.ts';

const Note = styled.p`
  color: var(--pb-text-secondary);
`;

type SignedIn = Output<'auth.login'>;

export interface SecondStepProps {
  kind: 'code' | 'enrolment';
  challenge: string;
  onEntered: (answer: SignedIn) => void;
  /** The time or the tries are over, or the person changed his mind. */
  onBack: () => void;
}

/** Second half of the sign-in: the code, or switching the code on where the programme asks for it. */
export default function SecondStep(props: SecondStepProps): ReactElement {
  const [isOver, setOver] = useState(false);
  if (isOver) {
    return (
      <>
        <Banner tone="warning" title={messages.over} announce />
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the code had the focus and is gone */}
        <Button variant="primary" wide autoFocus onClick={props.onBack}>
          {messages.again}
        </Button>
      </>
    );
  }
  const Step = props.kind === 'code' ? AskCode : Enrol;
  return <Step {...props} onOver={() => setOver(true)} />;
}

interface StepProps extends SecondStepProps {
  /** No code helps any more: the password is asked for again. */
  onOver: () => void;
}

/** A challenge that is over is not the code's fault: the step ends with it. */
async function inTime<T>(work: Promise<T>, onOver: () => void): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isProblem(error) && error.code === 'SECOND_STEP_EXPIRED') onOver();
    throw error;
  }
}

function AskCode({ challenge, onEntered, onBack, onOver }: StepProps): ReactElement {
  const api = useApi();
  const enter = async ({ code }: { code: string }): Promise<SignedIn> =>
    codeRefused(inTime(api.call('auth.secondStep', { body: { challenge, code } }, { quiet: 'all' }), onOver));
  return (
    <>
      <Note>{messages.ask}</Note>
      <Form<{ code: string }, SignedIn> onSubmit={enter} onSuccess={onEntered}>
        <TextField
          name="code"
          label={messages.code}
          hint={messages.codeHint}
          secret
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- typing the code is all there is to do here
          autoFocus
        />
        <FormStrip />
        <SubmitButton wide>{messages.enter}</SubmitButton>
        <Button variant="text" onClick={onBack}>
          {messages.another}
        </Button>
      </Form>
    </>
  );
}

type Body = Input<'auth.confirmEnrol'>['body'];

function Enrol({ challenge, onEntered, onBack, onOver }: StepProps): ReactElement {
  const api = useApi();
  const [enrolment, setEnrolment] = useState<Output<'auth.enrol'>>();
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState<Output<'auth.confirmEnrol'>>();
  // A session the app knows of would leave Login at once, and nobody would ever see the recovery codes again.
  const [aside] = useState(() => createApi({ routes: portalRoutes, session: createSession({ store: memoryStore() }) }));
  const enter = (answer: SignedIn): void => {
    const tokens = aside.session.tokens();
    if (tokens) api.session.signIn(tokens);
    onEntered(answer);
  };
  const begin = (): void => {
    setFailure(undefined);
    inTime(api.call('auth.enrol', { body: { challenge } }, { quiet: 'all' }), onOver).then(
      setEnrolment,
      (error: unknown) => isProblem(error) && setFailure(error.messages[0]),
    );
  };
  const confirm = async (code: string): Promise<Output<'auth.confirmEnrol'>> =>
    inTime(aside.call('auth.confirmEnrol', { body: { challenge, code } satisfies Body }, { quiet: 'all' }), onOver);
  if (done) return <RecoveryCodes codes={done.recoveryCodes} onDone={() => enter(done)} />;
  return (
    <>
      <Banner tone="info" title={messages.requiredTitle}>
        {messages.requiredText}
      </Banner>
      {failure !== undefined && <Banner tone="danger" title={failure} announce />}
      {enrolment && <SecondFactorSetUp {...enrolment} confirm={confirm} onDone={setDone} />}
      {!enrolment && (
        <Button variant="primary" wide onClick={begin}>
          {messages.begin}
        </Button>
      )}
      <Button variant="text" onClick={onBack}>
        {messages.another}
      </Button>
    </>
  );
}
