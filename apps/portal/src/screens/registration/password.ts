import { useState } from 'react';

/** A password of the form «О вас» in both its fields. */
export interface TypedPassword {
  readonly password: string;
  readonly passwordRepeat: string;
  /** The form was sent with it; anything typed since takes that back. */
  readonly isAccepted: boolean;
}

const nothing: TypedPassword = { password: '', passwordRepeat: '', isAccepted: false };

/** Of the page and not of the screen: Back to Login and Forward again find it; a reload and other tabs do not. */
let ofPage = nothing;

const isSame = (one: TypedPassword, other: TypedPassword): boolean =>
  one.password === other.password && one.passwordRepeat === other.passwordRepeat && one.isAccepted === other.isAccepted;

/** Somebody is signed in: what was typed for an application is of no use any more, and not the next person's. */
export function forgetPassword(): void {
  ofPage = nothing;
}

/** The password of the application, which nothing on the device ever holds. */
export function usePassword(): [TypedPassword, (next: TypedPassword | undefined) => void] {
  const [typed, setTyped] = useState(ofPage);
  const change = (next = nothing): void => {
    ofPage = next;
    setTyped((current) => (isSame(current, next) ? current : next));
  };
  return [typed, change];
}
