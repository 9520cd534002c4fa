import { lazy, type ReactElement } from 'react';

import type { CommentFormProps } from './CommentForm.tsx';
import { LateFormDialog } from './LateFormDialog.tsx';

const CommentForm = lazy(async () => ({ default: (await import('./CommentForm.tsx')).CommentForm }));

/** A refusal in the person's own words, where no list of reasons fits. Mounted while it is open. */
export const CommentDialog = ({
  title,
  ...form
}: Omit<CommentFormProps, 'onTyped'> & { title: string }): ReactElement => (
  <LateFormDialog title={title} onClose={form.onClose}>
    {(onTyped) => <CommentForm {...form} onTyped={onTyped} />}
  </LateFormDialog>
);
