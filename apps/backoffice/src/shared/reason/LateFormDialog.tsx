import { Dialog, Skeleton } from '@pribavka/ui';
import { type ReactElement, type ReactNode, Suspense, useState } from 'react';

import { reasonMessages } from './messages.ts';

export interface LateFormDialogProps {
  title: string;
  onClose: () => void;
  /** The lazy form; it says when something has been typed, which closing then asks about. */
  children: (onTyped: () => void) => ReactNode;
}

/** A dialog around a form that comes with the first refusal, not with every list. */
export function LateFormDialog({ children, ...dialog }: LateFormDialogProps): ReactElement {
  const [typed, setTyped] = useState(false);
  return (
    // Another dialog once the form is here: it then begins at its first field.
    <Suspense
      fallback={
        <Dialog {...dialog} open>
          <Skeleton label={reasonMessages.reason} />
        </Dialog>
      }
    >
      <Dialog {...dialog} open dirty={typed}>
        {children(() => setTyped(true))}
      </Dialog>
    </Suspense>
  );
}
