import { lazy, type ReactElement } from 'react';

import { LateFormDialog } from './LateFormDialog.tsx';
import type { ReasonFormProps } from './ReasonForm.tsx';

const ReasonForm = lazy(async () => ({ default: (await import('./ReasonForm.tsx')).ReasonForm }));

export interface ReasonDialogProps extends Omit<ReasonFormProps, 'onTyped'> {
  /** A question that names the object. */
  title: string;
}

/** A refusal always has a reason, and shows how the person will read it. Mounted while it is open. */
export const ReasonDialog = ({ title, ...form }: ReasonDialogProps): ReactElement => (
  <LateFormDialog title={title} onClose={form.onClose}>
    {(onTyped) => <ReasonForm {...form} onTyped={onTyped} />}
  </LateFormDialog>
);
