import type { ReactElement, ReactNode } from 'react';

import type { TableStatus } from '../types.ts';
import { Body, type BodyProps } from './Body.tsx';
import { Message } from './Message.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';

export interface ContentProps<Row> extends BodyProps<Row> {
  status: TableStatus;
  menu: boolean;
  error: ReactNode;
  onRetry: (() => void) | undefined;
  empty: ReactNode;
}

/** First load, error, nothing, or the rows. */
export function Content<Row>({ status, menu, error, onRetry, empty, ...body }: ContentProps<Row>): ReactElement {
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
    <Message span={span} failed={status === 'error'} error={error} onRetry={onRetry} empty={empty} say={context.say} />
  );
}
