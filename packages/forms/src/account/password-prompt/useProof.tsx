import { useMessages } from '@pribavka/ui/messages';
import { type ReactElement, useState } from 'react';

import { PasswordField } from '../../fields/PasswordField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { SubmitError } from '../../form/failure.ts';
import { promptMessages } from './prompt.messages.ts';

/** What proves that it is the owner. */
export interface Proof {
  readonly password: string;
  /** Of the application or a recovery code; asked for where the second step is on. */
  readonly code?: string;
}

export interface ProofForm {
  /** For the form's `onSubmit`. */
  readonly submit: (proof: Proof) => Promise<void>;
  readonly fields: ReactElement;
}

const wantsCode = (error: unknown): boolean => (error as { code?: unknown } | undefined)?.code === 'SECOND_STEP_NEEDED';

// Stable, so that it runs once, when the field appears.
const focusInput = (place: HTMLElement | null): void => place?.querySelector('input')?.focus();

/** The password, and the code of the second step as soon as the server says that it is on. */
export function useProof(prove: (password: string, code?: string) => Promise<unknown>, label: string): ProofForm {
  const say = useMessages(promptMessages);
  const [asksCode, setAsksCode] = useState(false);
  return {
    submit: async ({ password, code }) => {
      try {
        await (code === undefined || code === '' ? prove(password) : prove(password, code));
      } catch (error) {
        if (asksCode || !wantsCode(error)) throw error;
        setAsksCode(true);
        // The new field says it; nothing went wrong.
        throw new SubmitError({});
      }
    },
    fields: (
      <>
        <PasswordField name="password" label={label} />
        {asksCode && (
          <div ref={focusInput} style={{ display: 'contents' }}>
            <TextField name="code" label={say.code} hint={say.codeHint} autoComplete="one-time-code" secret />
          </div>
        )}
      </>
    ),
  };
}
