import { Dialog, Skeleton } from '@pribavka/ui';
import { lazy, type ReactElement, Suspense, useState } from 'react';

import { reasonMessages } from './messages.ts';
import type { ReasonFormProps } from './ReasonForm.tsx';

// The form engine comes with the first refusal, not with every list.
const ReasonForm = lazy(async () => ({ default: (await import('./ReasonForm.tsx')).ReasonForm }));

export interface ReasonDialogProps extends Omit<ReasonFormProps, 'onTyped'> {
  /** A question that names the object. */
  title: string;
}

/** A refusal always has a reason, and shows how the person will read it. Mounted while it is open. */
export function ReasonDialog({ title, ...form }: ReasonDialogProps): ReactElement {
  const [typed, setTyped] = useState(false);
  const dialog = { open: true, onClose: form.onClose, title };
  return (
    // Another dialog once the form is here: it then begins at its first field.
    <Suspense
      fallback={
        <Dialog {...dialog}>
          <Skeleton label={reasonMessages.reason} />
        </Dialog>
      }
    >
      <Dialog {...dialog} dirty={typed}>
        <ReasonForm {...form} onTyped={() => setTyped(true)} />
      </Dialog>
    </Suspense>
  );
}
