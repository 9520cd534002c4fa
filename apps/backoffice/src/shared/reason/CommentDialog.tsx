import { Dialog, Skeleton } from '@pribavka/ui';
import { lazy, type ReactElement, Suspense, useState } from 'react';

import type { CommentFormProps } from './CommentForm.tsx';
import { reasonMessages } from './messages.ts';

// The form engine comes with the first refusal, not with every list.
const CommentForm = lazy(async () => ({ default: (await import('./CommentForm.tsx')).CommentForm }));

/** A refusal in the person's own words, where no list of reasons fits. Mounted while it is open. */
export function CommentDialog({ title, ...form }: Omit<CommentFormProps, 'onTyped'> & { title: string }): ReactElement {
  const [typed, setTyped] = useState(false);
  return (
    <Dialog open onClose={form.onClose} title={title} dirty={typed}>
      <Suspense fallback={<Skeleton label={reasonMessages.reason} />}>
        <CommentForm {...form} onTyped={() => setTyped(true)} />
      </Suspense>
    </Dialog>
  );
}
