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
  return (
    <Dialog open onClose={form.onClose} title={title} dirty={typed}>
      <Suspense fallback={<Skeleton label={reasonMessages.reason} />}>
        <ReasonForm {...form} onTyped={() => setTyped(true)} />
      </Suspense>
    </Dialog>
  );
}
