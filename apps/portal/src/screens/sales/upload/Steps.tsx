import { Banner, Button, ButtonGroup, Heading, ProgressBar, Stack, Text } from '@pribavka/ui';
import { useEffect, useRef, type ReactElement } from 'react';

import type { SaleList } from './list.ts';
import { uploadMessages as messages } from './messages.ts';

/** The process under way; the window may be closed. */
export function SendingStep({ process }: { process: NonNullable<SaleList['process']> }): ReactElement {
  const { done, total } = process;
  return (
    <Stack gap={16}>
      <Heading level={3}>{messages.sending(total)}</Heading>
      <ProgressBar
        label={messages.sending(total)}
        value={Math.min(done, total)}
        max={Math.max(1, total)}
        caption={messages.progress(Math.min(done, total), total)}
      />
      <Text as="p" tone="secondary">
        {messages.sendingText}
      </Text>
    </Stack>
  );
}

interface DoneStepProps {
  registered: number;
  onSales: () => void;
  onMore: () => void;
}

/** How it went, when nothing of the list is left. */
export function DoneStep({ registered, onSales, onMore }: DoneStepProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={16}>
      <Heading level={3} ref={heading} tabIndex={-1}>
        {messages.done(registered)}
      </Heading>
      <Banner tone="success" title={messages.doneText} announce />
      <ButtonGroup stack>
        <Button variant="primary" onClick={onSales}>
          {messages.toSales}
        </Button>
        <Button onClick={onMore}>{messages.moreFile}</Button>
      </ButtonGroup>
    </Stack>
  );
}
