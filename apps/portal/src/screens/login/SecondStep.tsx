import { createApi, createSession, type Input, memoryStore, type Output } from '@pribavka/api';
import { useApi } from '@pribavka/api/react';
import { portalRoutes } from '@pribavka/api/routes';
import { Form, FormStrip, SubmitButton, TextField } from '@pribavka/forms';
import { codeRefused, RecoveryCodes, SecondFactorSetUp } from '@pribavka/forms/account';
import { Banner, Button, ErrorState } from '@pribavka/ui';
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
  return props.kind === 'code' ? <AskCode {...props} /> : <Enrol {...props} />;
}

function AskCode({ challenge, onEntered, onBack }: SecondStepProps): ReactElement {
  const api = useApi();
  const enter = async ({ code }: { code: string }): Promise<SignedIn> =>
    codeRefused(api.call('auth.secondStep', { body: { challenge, code } }, { quiet: 'all' }));
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

function Enrol({ challenge, onEntered, onBack }: SecondStepProps): ReactElement {
  const api = useApi();
  const [enrolment, setEnrolment] = useState<Output<'auth.enrol'>>();
  const [failed, setFailed] = useState(false);
  const [done, setDone] = useState<Output<'auth.confirmEnrol'>>();
  // A session the app knows of would leave Login at once, and nobody would ever see the recovery codes again.
  const [aside] = useState(() => createApi({ routes: portalRoutes, session: createSession({ store: memoryStore() }) }));
  const enter = (answer: SignedIn): void => {
    const tokens = aside.session.tokens();
    if (tokens) api.session.signIn(tokens);
    onEntered(answer);
  };
  const begin = (): void => {
    setFailed(false);
    api.call('auth.enrol', { body: { challenge } }, { quiet: 'all' }).then(setEnrolment, () => setFailed(true));
  };
  const confirm = async (code: string): Promise<Output<'auth.confirmEnrol'>> =>
    aside.call('auth.confirmEnrol', { body: { challenge, code } satisfies Body }, { quiet: 'all' });
  if (done) return <RecoveryCodes codes={done.recoveryCodes} onDone={() => enter(done)} />;
  return (
    <>
      <Banner tone="info" title={messages.requiredTitle}>
        {messages.requiredText}
      </Banner>
      {failed && <ErrorState level={3} title={messages.expired} description={null} onRetry={onBack} />}
      {enrolment && <SecondFactorSetUp {...enrolment} confirm={confirm} onDone={setDone} />}
      {!enrolment && !failed && (
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
