import { PasswordPromptHost } from '@pribavka/forms';
import { ConfirmHost } from '@pribavka/ui';
import { Toaster } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';

/** Height of the bottom bar, which toasts stand above (visual notes §4). */
const TAB_BAR = 64;

/** What floats over every screen. */
export function Overlays(): ReactElement {
  return (
    <>
      <Toaster bottom={TAB_BAR} />
      <ConfirmHost />
      <PasswordPromptHost />
    </>
  );
}
