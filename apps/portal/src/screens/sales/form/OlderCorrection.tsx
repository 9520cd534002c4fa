import { useFormParts } from '@pribavka/forms';
import { Banner, Button } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { saleFormMessages as messages } from './messages.ts';

interface OlderCorrectionProps {
  /** What was typed, by the names of the fields. */
  typed: Readonly<Record<string, unknown>>;
  /** What was decided about it. */
  onDone: () => void;
}

/** The sale has changed since something was typed into it here: nothing is put over what it is now unasked. */
export function OlderCorrection({ typed, onDone }: OlderCorrectionProps): ReactElement {
  const { api } = useFormParts();
  const restore = (): void => {
    api.batch(() => {
      // It goes on from the sale as it is now.
      for (const [name, value] of Object.entries(typed)) if (name !== 'saved') api.change(name, value);
    });
    onDone();
  };
  return (
    <Banner
      tone="warning"
      title={messages.olderTitle}
      actions={
        <>
          <Button onClick={restore}>{messages.olderRestore}</Button>
          <Button variant="text" onClick={onDone}>
            {messages.olderDrop}
          </Button>
        </>
      }
    >
      {messages.olderText}
    </Banner>
  );
}
