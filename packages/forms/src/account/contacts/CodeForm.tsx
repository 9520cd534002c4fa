import { Banner, ResendButton, useStableCallback } from '@pribavka/ui';
import { useMessages } from '@pribavka/ui/messages';
import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { CodeField } from '../../fields/CodeField.tsx';
import { SubmitError } from '../../form/failure.ts';
import { Form } from '../../form/Form.tsx';
import { FormStrip } from '../../form/FormStrip.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { codeMessages } from './code.messages.ts';
import { isRefusal } from '../refusal.ts';
import type { CodeSent } from './types.ts';

const Note = styled.p`
  color: var(--pb-text-secondary);
`;

/** Digits of a code when nobody has said how many. */
const USUAL_LENGTH = 6;

/** Attempts of a code nobody has tried yet: they are counted aloud from the first that is spent. */
const ATTEMPTS = 5;

/** Shape of {@link CodeForm}. */
export interface CodeFormProps {
  /** Where the code goes, in words, until the server says it: a phone or an address. */
  to: string;
  /** The code has been sent already: what the server answered. */
  sent?: CodeSent | undefined;
  /**
   * Asks for a code: at once unless `sent` is given, then by the button. With `reuse` a code that still works is to be
   * answered with as it stands: what was opened again, or reloaded, goes on where it was.
   */
  send: (reuse: boolean) => Promise<CodeSent>;
  /** Sends the full code; a rejection is shown at the code. */
  confirm: (code: string) => Promise<unknown>;
  /** Called after the code was accepted. */
  onDone: () => void;
  /** Digits of the code while the server has not said; it refuses to send again within the pause. */
  length?: number | undefined;
  /** Called with the answer each time a code has been sent. */
  onSent?: ((sent: CodeSent) => void) | undefined;
  /** Next to the messages about where it went: «Изменить номер». */
  side?: ReactNode;
  /** A sentence under the code: where to look for it, whom to ask. */
  note?: string | undefined;
  /** Text of the button. «Подтвердить» by default. */
  submitLabel?: string | undefined;
  /** Draws the button that sends the code elsewhere: in the foot of a sheet. In the form by default. */
  renderSubmit?: ((button: ReactElement) => ReactNode) | undefined;
}

/** One-time code: sent once, again after the pause the server named, with the attempts that are left. */
export function CodeForm(props: CodeFormProps): ReactElement {
  const messages = useMessages(codeMessages);
  const { to, side, note, confirm, onDone, submitLabel = messages.confirm, renderSubmit } = props;
  const form = useId();
  const submit = (
    <SubmitButton form={form} wide>
      {submitLabel}
    </SubmitButton>
  );
  const [sent, setSent] = useState(props.sent);
  const [left, setLeft] = useState(props.sent?.attemptsLeft);
  const [early, setEarly] = useState(false);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState(!props.sent);
  const [until, setUntil] = useState<number | undefined>(() =>
    props.sent ? Date.now() + props.sent.resendAfterSeconds * 1000 : undefined,
  );

  // Each new code has a form of its own: old digits and what was said of them go with the old one.
  const [round, setRound] = useState(0);
  const typed = useRef('');
  // Wrong digits and the refusal of them: the same ones again would cost one more attempt and end no other way.
  const wrong = useRef<{ code: string; refusal: SubmitError; left: number | undefined }>(undefined);

  const request = async (reuse: boolean): Promise<void> => {
    const before = typed.current;
    try {
      const answer = await props.send(reuse);
      wrong.current = undefined;
      setSent(answer);
      setLeft(answer.attemptsLeft);
      setEarly(false);
      // The code may be here before the answer: digits typed meanwhile are of the new one.
      if (!reuse && typed.current === before) {
        typed.current = '';
        setRound((number) => number + 1);
      }
      props.onSent?.(answer);
      setUntil(Date.now() + answer.resendAfterSeconds * 1000);
    } catch (error) {
      const wait = isRefusal(error) ? (error.retryAfter ?? 0) : 0;
      if (wait > 0) setUntil(Date.now() + wait);
      if (isRefusal(error) && error.code === 'CODE_TOO_SOON') {
        // A code that works here would have been the answer: the pause comes from one of another sign-in, or from one that ended.
        if (!sent) setEarly(true);
        return;
      }
      setFailed(isRefusal(error) && error.messages.length > 0 ? error.messages : [messages.failed]);
    } finally {
      setAsking(false);
    }
  };
  const again = (): void => {
    setAsking(true);
    setFailed([]);
    void request(false);
  };
  const first = useStableCallback(() => {
    if (!props.sent) void request(true);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- the states change when the answer is there
  useEffect(() => first(), [first]);

  const check = async (code: string): Promise<void> => {
    // The refusal itself says how many attempts are left: the hint with the number waits for the next digit.
    setLeft(undefined);
    if (wrong.current?.code === code) throw wrong.current.refusal;
    try {
      await confirm(code);
    } catch (error) {
      // A wrong code is a matter of its field; the rest is said above the button.
      if (!isRefusal(error) || !error.code.startsWith('CODE_')) throw error;
      const refusal = new SubmitError({ code: error.messages });
      wrong.current =
        error.code === 'CODE_WRONG' ? { code, refusal, left: Number(error.params?.n) || undefined } : undefined;
      throw refusal;
    }
  };

  return (
    <Form<{ code: string }> id={form} key={round} onSubmit={async ({ code }) => check(code)} onSuccess={onDone}>
      <Note>
        {sent ? messages.sent(sent.sentTo) : asking && messages.sending(to)} {side}
      </Note>
      {early && <Banner tone="info" title={messages.early} announce />}
      {failed.map((text) => (
        <Banner key={text} tone="warning" title={text} announce />
      ))}
      {!early && (
        <>
          <CodeField
            name="code"
            label={messages.label}
            length={sent?.codeLength ?? props.length ?? USUAL_LENGTH}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- typing the code is all there is to do here
            autoFocus
            hint={left !== undefined && left < ATTEMPTS ? messages.attempts(left) : undefined}
            onValueChange={(value) => {
              typed.current = value;
              setLeft((shown) => shown ?? wrong.current?.left);
            }}
          />
          <FormStrip />
          {renderSubmit ? renderSubmit(submit) : submit}
        </>
      )}
      <ResendButton
        key={early ? 'first' : 'next'}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus was in the field that has just gone
        autoFocus={early}
        until={until}
        loading={asking}
        label={sent ? undefined : messages.send}
        onClick={again}
      />
      {note && <Note>{note}</Note>}
    </Form>
  );
}
