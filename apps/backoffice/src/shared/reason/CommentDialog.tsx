import { Dialog, Skeleton } from '@pribavka/ui';
import { lazy, type ReactElement, Suspense, useState } from 'react';

import type { CommentFormProps } from './CommentForm.tsx';
import { reasonMessages } from './messages.ts';

// The form engine comes with the first refusal, not with every list.
const CommentForm = lazy(async () => ({ default: (await import('./CommentForm.tsx')).CommentForm }));

/** A refusal in the person's own words, where no list of reasons fits. Mounted while it is open. */
export function CommentDialog({ title, ...form }: Omit<CommentFormProps, 'onTyped'> & { title: string }): ReactElement {
  const [typed, setTyped] = useState(false);
  const dialog = { open: true, onClose: form.onClose, title };
  return (
    // Another dialog once the form is here: it then begins at its field.
    <Suspense
      fallback={
        <Dialog {...dialog}>
          <Skeleton label={reasonMessages.reason} />
        </Dialog>
      }
    >
      <Dialog {...dialog} dirty={typed}>
        <CommentForm {...form} onTyped={() => setTyped(true)} />
      </Dialog>
    </Suspense>
  );
}
