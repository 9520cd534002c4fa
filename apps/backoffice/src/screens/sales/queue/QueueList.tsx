import { formatNumber, Glyph, VisuallyHidden } from '@pribavka/ui';
import { ProductPicture } from '@pribavka/ui/loyalty';
import { type ReactElement, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { urgencyOf } from '../deadline.ts';
import type { QueueRow } from './useQueue.ts';
import { queueMessages as messages } from './messages.ts';
import { useMinute } from './useMinute.ts';
import { deadlineOf, waitedFor } from './waited.ts';

const Root = styled.ol`
  min-height: 0;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  & a {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr) auto;
    gap: 0 12px;
    padding: 12px 16px;
    border-block-end: 1px solid var(--pb-line-soft);
    color: inherit;
    text-decoration: none;
    font: var(--pb-type-table);
  }
  & a:hover {
    background: var(--pb-bg-hover);
  }
  & a[aria-current] {
    background: var(--pb-bg-selected);
  }
  & a:focus-visible {
    outline-offset: -2px;
  }
  & a > :first-child {
    grid-row: span 3;
  }
  & strong {
    overflow: hidden;
    font: var(--pb-type-ui-strong);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & b {
    font: var(--pb-type-ui-strong);
    text-align: end;
  }
  & small {
    overflow: hidden;
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-urgency='bad'] {
    color: var(--pb-danger-text);
    font-weight: 600;
  }
  & [data-urgency='warn'] {
    color: var(--pb-warning-text);
    font-weight: 600;
  }
  & [data-flag] {
    grid-column: 2 / -1;
    display: flex;
    gap: 6px;
    align-items: baseline;
    color: var(--pb-warning-text);
  }
`;

function Row({
  row,
  current,
  mine,
  url,
  now,
}: {
  row: QueueRow;
  current: boolean;
  mine: boolean;
  url: string;
  now: number;
}): ReactElement {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (current) link.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const urgency = urgencyOf(row.slaDueAt, now);
  const product = row.firstProduct;
  const more = row.itemsCount > 1 ? ` и ещё ${row.itemsCount - 1}` : '';
  return (
    <li>
      <Link ref={link} to={url} aria-current={current ? 'true' : undefined}>
        <ProductPicture size={40} name={product?.name ?? ''} src={product?.imageUrl ?? undefined} decorative />
        <strong>
          {product?.name ?? row.number}
          {more}
        </strong>
        <b>{formatNumber(row.points, { sign: true })}</b>
        <small>
          {row.member.name}
          {row.store && `, ${row.store.name}`}
        </small>
        {row.submittedAt && (
          <small data-urgency={urgency} title={row.slaDueAt ? deadlineOf(row.slaDueAt, now) : undefined}>
            {waitedFor(row.submittedAt, now)}
            {urgency && row.slaDueAt && <VisuallyHidden>, {deadlineOf(row.slaDueAt, now)}</VisuallyHidden>}
          </small>
        )}
        {row.flags[0] && (
          <span data-flag="">
            <Glyph name="warn" />
            {row.flags[0].text}
          </span>
        )}
        {row.lockedBy && (
          <small style={{ gridColumn: '2 / -1' }}>{mine ? messages.mine : messages.lockedBy(row.lockedBy.name)}</small>
        )}
      </Link>
    </li>
  );
}

/** The sales that wait, the oldest first. */
export function QueueList({
  rows,
  currentId,
  me,
  urlOf,
}: {
  rows: readonly QueueRow[];
  currentId: string | undefined;
  /** A lock of one's own is one's own, in whatever tab. */
  me: string | undefined;
  urlOf: (id: string) => string;
}): ReactElement {
  const now = useMinute();
  return (
    <Root aria-label={messages.heading}>
      {rows.map((row) => (
        <Row
          key={row.id}
          row={row}
          current={row.id === currentId}
          mine={row.lockedBy?.id === me}
          url={urlOf(row.id)}
          now={now}
        />
      ))}
    </Root>
  );
}
