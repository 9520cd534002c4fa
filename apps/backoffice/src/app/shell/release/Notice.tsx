import { useHasUnsavedChanges } from '@pribavka/forms';
import { Banner, Button } from '@pribavka/ui';
import { type ReactElement, useEffect, useState } from 'react';

import { appMessages } from '../../messages.ts';
import { openNewVersion, registerWorker } from './worker.ts';

/** Says that the server has another version than this page; a form under way is not interrupted. */
export function Notice(): ReactElement | null {
  const [isOld, setOld] = useState(false);
  const isTyping = useHasUnsavedChanges();
  useEffect(() => registerWorker(() => setOld(true)), []);
  if (!isOld || isTyping) return null;
  return (
    <Banner
      tone="info"
      title={appMessages.newVersion}
      announce
      style={{ marginBottom: 16 }}
      actions={<Button onClick={() => void openNewVersion()}>{appMessages.update}</Button>}
    />
  );
}
