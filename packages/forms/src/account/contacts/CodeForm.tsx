import { Banner, ResendButton, useStableCallback } from '@pribavka/ui';
import { useMessages } from '@pribavka/ui/messages';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
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
  /** Where the code goes, in words: a phone or an address. */
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
}

/** One-time code: sent once, again after the pause the server named, with the attempts that are left. */
export function CodeForm(props: CodeFormProps): ReactElement {
  const messages = useMessages(codeMessages);
  const { to, side, note, confirm, onDone, submitLabel = messages.confirm } = props;
  const [sent, setSent] = useState(props.sent);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState(!props.sent);
  const [until, setUntil] = useState<number | undefined>(() =>
    props.sent ? Date.now() + props.sent.resendAfterSeconds * 1000 : undefined,
  );

  // Each new code has a form of its own: old digits and what was said of them go with the old one.
  const [round, setRound] = useState(0);

  const request = async (reuse: boolean): Promise<void> => {
    try {
      const answer = await props.send(reuse);
      setSent(answer);
      if (!reuse) setRound((number) => number + 1);
      props.onSent?.(answer);
      setUntil(Date.now() + answer.resendAfterSeconds * 1000);
    } catch (error) {
      const limited = isRefusal(error) && error.kind === 'limit';
      const seconds = limited ? Number(/\d+/.exec(error.messages[0] ?? '')?.[0]) : 0;
      if (seconds > 0) {
        // The last code is still good: the pause alone is shown.
        setUntil(Date.now() + seconds * 1000);
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

  return (
    <Form<{ code: string }>
      key={round}
      onSubmit={async ({ code }) => {
        try {
          await confirm(code);
        } catch (error) {
          // A wrong code is a matter of its field; the rest is said above the button.
          if (isRefusal(error) && error.code.startsWith('CODE_')) throw new SubmitError({ code: error.messages });
          throw error;
        }
      }}
      onSuccess={onDone}
    >
      <Note>
        {asking && !sent ? messages.sending : messages.sent(sent?.sentTo ?? to)} {side}
      </Note>
      {failed.map((text) => (
        <Banner key={text} tone="warning" title={text} announce />
      ))}
      <CodeField
        name="code"
        label={messages.label}
        length={sent?.codeLength ?? props.length ?? USUAL_LENGTH}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- typing the code is all there is to do here
        autoFocus
        hint={sent && sent.attemptsLeft < ATTEMPTS ? messages.attempts(sent.attemptsLeft) : undefined}
      />
      <FormStrip />
      <SubmitButton wide>{submitLabel}</SubmitButton>
      <ResendButton until={until} loading={asking} onClick={again} />
      {note && <Note>{note}</Note>}
    </Form>
  );
}
