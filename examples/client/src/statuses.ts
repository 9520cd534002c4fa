import type { Row } from '@pribavka/api/react';
import type { StatusLabelProps } from '@pribavka/ui';

export type Status = Row<'sales.list'>['status'];

/** Codes do not change and are for programs; how a state is called is up to the product. */
export const statuses: Readonly<Record<Status, { word: string; glyph: StatusLabelProps['status'] }>> = {
  draft: { word: 'Draft', glyph: 'draft' },
  moderation: { word: 'In review', glyph: 'wait' },
  clarification: { word: 'Details needed', glyph: 'warn' },
  confirmed: { word: 'Confirmed', glyph: 'ok' },
  rejected: { word: 'Rejected', glyph: 'bad' },
  cancelled: { word: 'Cancelled', glyph: 'stop' },
  partially_returned: { word: 'Returned in part', glyph: 'stop' },
  returned: { word: 'Returned', glyph: 'stop' },
};

export const isStatus = (code: unknown): code is Status => typeof code === 'string' && Object.hasOwn(statuses, code);
