import { useRef, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';

import { Button } from '../../actions/button/Button.tsx';
import { useMessages } from '../../foundation/messages/context.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { confirmMessages } from './confirm.messages.ts';

/** What `confirm()` asks. */
export interface ConfirmOptions {
  /** A question that names the object: «Заблокировать Анну Мельникову?» */
  title: string;
  /** What will happen. */
  body?: ReactNode | undefined;
  /** A verb with its object. @default 'Продолжить' */
  confirmLabel?: string | undefined;
  /** The button that changes nothing. @default 'Отмена' */
  cancelLabel?: string | undefined;
  /** Red button; the focus stands on the safe one. @default false */
  danger?: boolean | undefined;
  /** Takes the question back when there is nothing to ask any more: it resolves `false`. */
  signal?: AbortSignal | undefined;
}

interface Question extends ConfirmOptions {
  answer: (yes: boolean) => void;
}

let queue: readonly Question[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Question[]): void {
  queue = next;
  for (const listener of listeners) listener();
}

/**
 * Asks a yes-or-no question from anywhere; several wait for their turn.
 * Resolves `true` on the action, `false` on cancel or Esc. `ConfirmHost` must stand in the application.
 */
export const confirm = (options: ConfirmOptions): Promise<boolean> =>
  new Promise((resolve, reject) => {
    if (listeners.size === 0) {
      reject(
        new Error(
          'confirm(): nothing can show the question. Put <ConfirmHost /> once inside the <UiProvider> of the application.',
        ),
      );
      return;
    }
    const question: Question = {
      ...options,
      answer: (yes) => {
        change(queue.filter((other) => other !== question));
        resolve(yes);
      },
    };
    change([...queue, question]);
    options.signal?.addEventListener('abort', () => question.answer(false));
  });

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Draws the questions of `confirm()`. Once in an application. */
export function ConfirmHost(): ReactElement | null {
  const say = useMessages(confirmMessages);
  const question = useSyncExternalStore(
    subscribe,
    () => queue[0],
    () => undefined,
  );
  const safe = useRef<HTMLButtonElement>(null);
  if (!question) return null;
  const { title, body, confirmLabel = say.confirm, cancelLabel = say.cancel, danger = false, answer } = question;
  return (
    <Dialog
      open
      alert
      size="sm"
      title={title}
      onClose={() => answer(false)}
      {...(danger ? { initialFocus: safe } : {})}
      footer={
        <>
          <Button variant={danger ? 'danger' : 'primary'} onClick={() => answer(true)}>
            {confirmLabel}
          </Button>
          <Button ref={safe} onClick={() => answer(false)}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {body}
    </Dialog>
  );
}
