import { Dialog } from '@pribavka/ui';
import { useMessages } from '@pribavka/ui/messages';
import { toast } from '@pribavka/ui/toast';
import { useState, type ReactElement } from 'react';

import { Form } from '../form/Form.tsx';
import { FormStrip } from '../form/FormStrip.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { type Proof, useProof } from './password-prompt/useProof.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecondFactorSetUp } from './SecondFactorSetUp.tsx';
import { secondFactorMessages } from './second-factor.messages.ts';

/** What is wanted of the second step. */
export type SecondFactorChange = 'on' | 'off' | 'codes';

/** What the dialog asks the server for; a rejection is shown at the form it belongs to. */
export interface SecondFactorCalls {
  /** Makes the sign-in fresh. */
  readonly prove: (password: string, code?: string) => Promise<unknown>;
  /** Begins: the secret and the address for the picture. */
  readonly enrol: () => Promise<{ secret: string; uri: string }>;
  /** The first code of the application; answers with recovery codes. */
  readonly confirm: (code: string) => Promise<{ recoveryCodes: readonly string[] }>;
  /** New recovery codes; the old ones stop working. */
  readonly renewCodes: () => Promise<{ recoveryCodes: readonly string[] }>;
  /** Switches the second step off. */
  readonly disable: () => Promise<unknown>;
}

/** Shape of {@link SecondFactorDialog}. */
export interface SecondFactorDialogProps {
  /** Which step is done here: turning it on, off, or new recovery codes. */
  readonly change: SecondFactorChange;
  /** Requests to the server; a rejection is shown at the field it belongs to. */
  readonly calls: SecondFactorCalls;
  /** Called once the server has made the change. */
  readonly onChanged: () => void;
  /** Asked to close: Esc, the cross, the last step done. */
  readonly onClose: () => void;
}

/** The password first: a session found open changes nothing (the server asks for it as well). */
export function SecondFactorDialog({ change, calls, onChanged, onClose }: SecondFactorDialogProps): ReactElement {
  const messages = useMessages(secondFactorMessages);
  const [enrolment, setEnrolment] = useState<{ secret: string; uri: string }>();
  const [codes, setCodes] = useState<readonly string[]>();
  const done = (): void => {
    onChanged();
    onClose();
  };
  const proof = useProof(calls.prove, messages.password);
  const prove = async (given: Proof): Promise<void> => {
    await proof.submit(given);
    if (change === 'on') setEnrolment(await calls.enrol());
    else if (change === 'codes') setCodes((await calls.renewCodes()).recoveryCodes);
    else await calls.disable();
  };
  return (
    <Dialog open title={messages.titles[change]} onClose={codes ? done : onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={done} />
      ) : enrolment ? (
        <SecondFactorSetUp
          {...enrolment}
          confirm={calls.confirm}
          onDone={({ recoveryCodes }) => {
            setCodes(recoveryCodes);
            toast.success(messages.turnedOn);
          }}
        />
      ) : (
        <Form<Proof>
          onSubmit={prove}
          onSuccess={() => {
            if (change !== 'off') return;
            toast.success(messages.turnedOff);
            done();
          }}
        >
          {proof.fields}
          <FormStrip />
          <SubmitButton wide>{messages.proceed}</SubmitButton>
        </Form>
      )}
    </Dialog>
  );
}
