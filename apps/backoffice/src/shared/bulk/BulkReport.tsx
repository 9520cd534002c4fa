import { Button, DescriptionList, Dialog, formatNumber, Stack, Text } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { bulkMessages as messages } from './messages.ts';

export interface Refusal {
  readonly id: string;
  readonly name: string;
  readonly message: string;
}

export interface BulkReportProps {
  /** What was done. */
  done: string;
  list: readonly Refusal[];
  /** Takes back what was done, where that can be. */
  onUndo?: (() => void) | undefined;
  onClose: () => void;
}

/** What a bulk act could not do, by name and with the reason. */
export function BulkReport({ done, list, onUndo, onClose }: BulkReportProps): ReactElement {
  return (
    <Dialog
      open
      title={messages.failed(formatNumber(list.length))}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{messages.close}</Button>
          {onUndo && (
            <Button
              onClick={() => {
                onUndo();
                onClose();
              }}
            >
              {messages.undo}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        <Text as="p">{done}</Text>
        <DescriptionList
          termWidth={200}
          items={list.map(({ id, name, message }) => ({ key: id, term: name, value: message }))}
        />
      </Stack>
    </Dialog>
  );
}
