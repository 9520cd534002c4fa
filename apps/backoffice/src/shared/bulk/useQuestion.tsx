import { confirm } from '@pribavka/ui';
import { type ReactNode, Suspense, useState } from 'react';

import { lazyOf } from '../lazy-of.ts';
import type { ReasonGroup } from '../reason/reasons.ts';
import type { ChosenReason } from './bulk-plan.ts';

const ReasonDialog = lazyOf(() => import('../reason/ReasonDialog.tsx'), 'ReasonDialog');

interface Asked {
  readonly label: string;
  readonly reason?: ReasonGroup | undefined;
}

/** Undefined when the person leaves; a refusal carries its reason. */
type Answer = { readonly reason?: ChosenReason } | undefined;

interface Open {
  readonly group: ReasonGroup;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly answer: (answer: Answer) => void;
}

/** The question before an act on many rows: yes or no, or the reason of a refusal. */
export function useQuestion(): {
  ask: (act: Asked, title: string, text: string) => Promise<Answer>;
  dialog: ReactNode;
} {
  const [open, setOpen] = useState<Open>();
  const close = (answer: Answer): void => {
    open?.answer(answer);
    setOpen(undefined);
  };
  return {
    async ask({ label, reason: group }, title, text) {
      if (group !== undefined) {
        return new Promise<Answer>((answer) => setOpen({ group, title, text, action: label, answer }));
      }
      return (await confirm({ title, body: text || undefined, confirmLabel: label })) ? {} : undefined;
    },
    dialog: open && (
      <Suspense>
        <ReasonDialog
          title={open.title}
          text={open.text}
          group={open.group}
          action={open.action}
          onClose={() => close(undefined)}
          onDecide={(reason) => {
            close({ reason });
            return Promise.resolve(true);
          }}
        />
      </Suspense>
    ),
  };
}
