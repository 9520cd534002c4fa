import { useFormValues } from '@pribavka/forms';
import { useStableCallback } from '@pribavka/ui';
import { useEffect } from 'react';

import type { TypedPassword } from './password.ts';

export interface TypingProps {
  /** What the form began with. */
  start: object;
  typed: TypedPassword;
  onTyping: (typed: TypedPassword) => void;
}

/**
 * Hands the password out while the form around is filled in, so that Back and Forward find it; a form that has changed
 * since it was sent is to be sent again.
 */
export function Typing({ start, typed, onTyping }: TypingProps): null {
  const values = useFormValues<Record<string, string>>();
  const begun: Readonly<Record<string, string>> = { ...start };
  const isSame = Object.keys(begun).every((name) => (values[name] ?? '') === begun[name]);
  const { password = '', passwordRepeat = '' } = values;
  const handOut = useStableCallback((now: Pick<TypedPassword, 'password' | 'passwordRepeat'>, begunWith: boolean) =>
    onTyping({ ...now, isAccepted: typed.isAccepted && begunWith }),
  );
  useEffect(() => handOut({ password, passwordRepeat }, isSame), [handOut, password, passwordRepeat, isSame]);
  return null;
}
