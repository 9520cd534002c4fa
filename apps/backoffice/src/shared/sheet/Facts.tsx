import { Banner, type BannerProps, type DescriptionItem, DescriptionList, formatDate, Stack } from '@pribavka/ui';
import type { ReactElement } from 'react';

import type { Versioned } from '../form/useVersionedEdit.ts';
import { sheetMessages as messages } from './messages.ts';

/** A sentence, in a tone of its own where it is more than news. */
export type Notice = string | Pick<BannerProps, 'tone' | 'title' | 'children'>;

interface FactsProps {
  notice: Notice | undefined;
  facts: readonly DescriptionItem[];
  record: unknown;
}

/** Facts of a record, with its last change where the record has one. */
export function Facts({ notice, facts, record }: FactsProps): ReactElement {
  const { updatedAt, updatedBy } = record as Partial<Versioned>;
  const change = [
    { term: messages.changed, value: updatedAt && formatDate(updatedAt, 'dayMonthYearTime') },
    { term: messages.changedBy, value: updatedBy },
  ];
  return (
    <Stack gap={20}>
      {notice && <Banner {...(typeof notice === 'string' ? { tone: 'info', title: notice } : notice)} />}
      <DescriptionList termWidth={140} items={[...facts, ...change]} />
    </Stack>
  );
}
