import type { ReactElement, ReactNode } from 'react';

import type { TableStatus } from '../types.ts';
import { Body, type BodyProps } from './Body.tsx';
import { Message } from './Message.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';

export interface ContentProps<Row> extends BodyProps<Row> {
  /** Whether rows are awaited, here, or failed. */
  status: TableStatus;
  /** Whether rows end with a menu. */
  menu: boolean;
  /** Instead of the usual error block. */
  error: ReactNode;
  /** Asks for the rows again. */
  onRetry: (() => void) | undefined;
  /** Shown when there are no rows. */
  empty: ReactNode;
  /** Whether there may be rows without the filters. */
  filtered: boolean;
}

/** First load, error, nothing, or the rows. */
export function Content<Row>(props: ContentProps<Row>): ReactElement {
  const { status, menu, error, onRetry, empty, filtered, ...body } = props;
  const { rows, context, span, paging } = body;
  if (status === 'loading') {
    const service = [undefined];
    const columns = [
      ...(context.selectable ? service : []),
      ...context.columns.map(({ column }) => column.align),
      ...(menu ? service : []),
    ];
    return <SkeletonRows rows={paging?.type === 'numbered' ? Math.min(paging.pageSize, 15) : 10} columns={columns} />;
  }
  if (rows.length > 0) return <Body {...body} />;
  return (
    <Message
      span={span}
      failed={status === 'error'}
      error={error}
      onRetry={onRetry}
      empty={empty}
      filtered={filtered}
      say={context.say}
    />
  );
}
