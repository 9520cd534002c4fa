import { useMessages } from '@pribavka/ui/messages';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';

import { CodeField } from '../fields/CodeField.tsx';
import { SubmitError } from '../form/failure.ts';
import { Form } from '../form/Form.tsx';
import { FormStrip } from '../form/FormStrip.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { QrCode } from './QrCode.tsx';
import { setUpMessages } from './set-up.messages.ts';
import { isRefusal } from './refusal.ts';

const Note = styled.p`
  color: var(--pb-text-secondary);
`;

const Key = styled.code`
  overflow-wrap: anywhere;
  color: var(--pb-text-primary);
`;

/** Shape of {@link SecondFactorSetUp}. */
export interface SecondFactorSetUpProps<T> extends Omit<
  ComponentPropsWithRef<'form'>,
  'children' | 'onSubmit' | 'noValidate'
> {
  /** Typed by hand where there is no camera. */
  readonly secret: string;
  /** `otpauth://…`, drawn as a QR code. */
  readonly uri: string;
  /** Sends the first code of the application; a rejection is shown at the code. */
  readonly confirm: (code: string) => Promise<T>;
  /** Called with the answer to the right code: usually the recovery codes. */
  readonly onDone: (answer: T) => void;
}

const ofCode: ReadonlySet<string> = new Set(['CODE_WRONG', 'SECOND_STEP_USED', 'SECOND_STEP_WRONG']);

/** A refusal of the code stands at the field `code`; everything else goes on as it was. */
export async function codeRefused<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isRefusal(error) && ofCode.has(error.code) ? new SubmitError({ code: error.messages }) : error;
  }
}

/** The picture for the application, the same by hand, and the first code. */
export function SecondFactorSetUp<T>({
  secret,
  uri,
  confirm,
  onDone,
  ...rest
}: SecondFactorSetUpProps<T>): ReactElement {
  const messages = useMessages(setUpMessages);
  return (
    <Form<{ code: string }, T> {...rest} onSubmit={async ({ code }) => codeRefused(confirm(code))} onSuccess={onDone}>
      <Note>{messages.scan}</Note>
      <QrCode text={uri} label={messages.picture} />
      <Note>
        {messages.byHand} <Key>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</Key>
      </Note>
      <CodeField
        name="code"
        label={messages.code}
        length={6}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form of the password had the focus and is gone
        autoFocus
      />
      <FormStrip />
      <SubmitButton wide>{messages.confirm}</SubmitButton>
    </Form>
  );
}
