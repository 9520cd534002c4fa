import { PasswordPromptHost } from '@pribavka/forms/account';
import { ConfirmHost } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { LeaveGuard } from '../session/LeaveGuard.tsx';
import { ReconsentHost } from '../session/ReconsentHost.tsx';
import { Toasts } from './Toasts.tsx';

/** Height of the bottom bar, which toasts are above (visual notes §4). */
const TAB_BAR = 64;

/** What floats over every screen, the documents to agree to again, and the question before typed text is left behind. */
export function Overlays(): ReactElement {
  return (
    <>
      <Toasts bottom={TAB_BAR} />
      <ConfirmHost />
      <LeaveGuard />
      <PasswordPromptHost />
      <ReconsentHost />
    </>
  );
}
