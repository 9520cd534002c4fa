/**
 * Proves the password, for example by `auth.reauthenticate`; a rejection is shown at the field. One with the code
 * `SECOND_STEP_NEEDED` opens the field of the second step, and the next try brings its code.
 */
export type PasswordCheck = (password: string, code?: string) => Promise<void>;

export interface PasswordQuestion {
  check: PasswordCheck;
  /** `true` once the check has passed, `false` when the person gave up. */
  answer: (proved: boolean) => void;
}

let queue: readonly PasswordQuestion[] = [];
const listeners = new Set<() => void>();

function change(next: readonly PasswordQuestion[]): void {
  queue = next;
  for (const listener of listeners) listener();
}

export const currentQuestion = (): PasswordQuestion | undefined => queue[0];

export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Asks for the password from anywhere, over whatever dialog is open; several questions wait for their turn, and for
 * `PasswordPromptHost`, which stands once in the application and may come late.
 * Resolves `true` after a passed check, `false` on cancel or Esc.
 */
export const askPassword = (check: PasswordCheck): Promise<boolean> =>
  new Promise((resolve) => {
    const question: PasswordQuestion = {
      check,
      answer: (proved) => {
        change(queue.filter((other) => other !== question));
        resolve(proved);
      },
    };
    change([...queue, question]);
  });
