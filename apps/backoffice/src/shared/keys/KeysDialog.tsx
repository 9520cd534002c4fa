import { Button, DescriptionList, Dialog, Heading, Stack } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { keysMessages as messages } from './messages.ts';

/** «?» shows what the keys do. */
export function KeysDialog({ onClose }: { onClose: () => void }): ReactElement {
  return (
    <Dialog open title={messages.title} onClose={onClose} footer={<Button onClick={onClose}>{messages.close}</Button>}>
      <Stack gap={16}>
        {messages.parts.map(({ title, keys }) => (
          <section key={title} aria-label={title}>
            <Heading level={3}>{title}</Heading>
            <DescriptionList
              termWidth={120}
              items={keys.map(([key, what]) => ({ key, term: <kbd>{key}</kbd>, value: what }))}
            />
          </section>
        ))}
      </Stack>
    </Dialog>
  );
}
