/** What the server says of a code it has sent. */
export interface CodeSent {
  /** Masked address or phone the code went to. */
  readonly sentTo: string;
  /** The next code may be asked for after so many seconds. */
  readonly resendAfterSeconds: number;
  /** Wrong codes that may still be typed. */
  readonly attemptsLeft: number;
  /** Signs in the code. */
  readonly codeLength: number;
}

/** Calls that change one's own contacts; each rejects with what the server said and says nothing itself. */
export interface ContactCalls {
  /** Saves the name. */
  readonly saveName: (name: { lastName: string; firstName: string; middleName?: string }) => Promise<unknown>;
  /** A code to a new phone; it counts when confirmed. With `reuse` one that still works is answered with, not sent. */
  readonly sendPhone: (phone: string, reuse: boolean) => Promise<CodeSent>;
  /** Confirms the new phone by its code. */
  readonly confirmPhone: (code: string) => Promise<unknown>;
  /** A code to a new address; it counts when confirmed. */
  readonly sendEmail: (email: string, reuse: boolean) => Promise<CodeSent>;
  /** The code once more, to the address that waits for it. */
  readonly resendEmail: (reuse: boolean) => Promise<CodeSent>;
  /** Confirms the new address by its code. */
  readonly confirmEmail: (code: string) => Promise<unknown>;
}

/** Whose contacts these are. */
export interface ContactPerson {
  /** Surname. */
  readonly lastName: string;
  /** Name. */
  readonly firstName: string;
  /** Patronymic; null where there is none. */
  readonly middleName: string | null;
  /** Confirmed phone, `79031234567`. */
  readonly phone: string | null;
  /** Address of e-mail. */
  readonly email: string | null;
  /** The phone was confirmed by a code. */
  readonly isPhoneVerified: boolean;
  /** The address was confirmed by a code. */
  readonly isEmailVerified: boolean;
  /** A new phone that waits for its code. */
  readonly pendingPhone: string | null;
  /** A new address that waits for its code. */
  readonly pendingEmail: string | null;
}

/** Shape of a dialog over the contacts. */
export interface ContactDialogProps {
  /** Requests to the server; a rejection is shown at the field it belongs to. */
  readonly calls: ContactCalls;
  /** Asked to close: Esc, the cross, «Отмена». */
  readonly onClose: () => void;
  /** A code is on its way: what waits for it stands in the panel, whether the dialog stays or not. */
  readonly onAsked: () => void;
  /** The change is in force. */
  readonly onDone: () => void;
}
