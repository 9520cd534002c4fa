import { Button, EmptyState, IconButton, Stack, Tag, Text } from '@pribavka/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { useAct } from '../../../shared/sheet/useAct.ts';
import { settingsMessages as messages } from './messages.ts';

const List = styled.ul`
  border: 1px solid var(--pb-line-hair);
  border-radius: var(--pb-radius-md);
  background: var(--pb-bg-surface);
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
    padding: 12px 16px;
  }
  & > li + li {
    border-block-start: 1px solid var(--pb-line-soft);
  }
  & > li > div:first-child {
    flex: 1 1 240px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export interface OrderedRow {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly isActive: boolean;
}

export interface OrderedRowsProps {
  label: string;
  rows: readonly OrderedRow[];
  empty: { readonly title: string; readonly text: string };
  /** Whether this person may change anything. */
  may: boolean;
  query: { reload: () => void };
  onEdit: (id: string) => void;
  /** Writes the order of the active ones. */
  onOrder: (ids: string[]) => Promise<unknown>;
  /** Archives or brings back; gives the words of success, or undefined when the person has thought better of it. */
  onActive: (
    row: OrderedRow,
    isActive: boolean,
  ) => (() => Promise<string>) | Promise<(() => Promise<string>) | undefined>;
}

function swapped(ids: readonly string[], at: number, step: -1 | 1): string[] {
  const next = [...ids];
  const [one, other] = [next[at], next[at + step]];
  if (one !== undefined && other !== undefined) [next[at], next[at + step]] = [other, one];
  return next;
}

/** A short list the programme keeps itself: order by buttons, archive and back. */
export function OrderedRows({
  label,
  rows,
  empty,
  may,
  query,
  onEdit,
  onOrder,
  onActive,
}: OrderedRowsProps): ReactElement {
  const act = useAct(query);
  if (rows.length === 0) return <EmptyState level={3} title={empty.title} description={empty.text} />;
  const active = rows.filter(({ isActive }) => isActive).map(({ id }) => id);
  const move = (at: number, step: -1 | 1): void =>
    void act.act('order', async () => {
      await onOrder(swapped(active, at, step));
      return messages.ordered;
    });
  const changeActive = async (row: OrderedRow): Promise<void> => {
    const run = await onActive(row, !row.isActive);
    if (run) await act.act(row.id, run);
  };
  return (
    <List aria-label={label}>
      {rows.map((row) => {
        const at = active.indexOf(row.id);
        return (
          <li key={row.id}>
            <div>
              <strong>{row.name}</strong> {!row.isActive && <Tag>{messages.archived}</Tag>}
              <Text as="p" tone="secondary">
                {row.note}
              </Text>
            </div>
            {may && (
              <Stack direction="row" gap={8} align="center">
                {row.isActive && (
                  <>
                    <IconButton
                      icon={ArrowUp}
                      size="sm"
                      label={messages.up(row.name)}
                      disabled={at === 0}
                      onClick={() => move(at, -1)}
                    />
                    <IconButton
                      icon={ArrowDown}
                      size="sm"
                      label={messages.down(row.name)}
                      disabled={at === active.length - 1}
                      onClick={() => move(at, 1)}
                    />
                  </>
                )}
                <Button size="sm" aria-label={messages.edit(row.name)} onClick={() => onEdit(row.id)}>
                  {messages.change}
                </Button>
                <Button
                  size="sm"
                  loading={act.pending === row.id}
                  aria-label={`${row.isActive ? messages.archive : messages.restore}: ${row.name}`}
                  onClick={() => void changeActive(row)}
                >
                  {row.isActive ? messages.archive : messages.restore}
                </Button>
              </Stack>
            )}
          </li>
        );
      })}
    </List>
  );
}
