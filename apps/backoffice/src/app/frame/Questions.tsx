import { PasswordPromptHost } from '@pribavka/forms';
import { ConfirmHost } from '@pribavka/ui';
import type { ReactElement } from 'react';

/** What asks over every screen. */
export function Questions(): ReactElement {
  return (
    <>
      <ConfirmHost />
      <PasswordPromptHost />
    </>
  );
}
