import type { Problem } from '@pribavka/api';
import { Button, EmptyState, ErrorState, Icon, IconButton, Skeleton, Stack, Tag, Text } from '@pribavka/ui';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type CSSProperties, type ReactElement, type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';

import { useAct } from '../sheet/useAct.ts';
import { settingsListMessages as messages } from './messages.ts';
import { useOrder } from './useOrder.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid var(--pb-line-hair);
  border-radius: var(--pb-radius-md);
  background: var(--pb-bg-surface);
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
    align-items: center;
    padding: 12px 16px;
    padding-inline-start: calc(16px + var(--depth, 0) * 24px);
  }
  & > li + li {
    border-block-start: 1px solid var(--pb-line-soft);
  }
  & > li[data-over] {
    box-shadow: inset 0 2px 0 var(--pb-accent-fill);
  }
  & > li[draggable='true'] > svg {
    color: var(--pb-text-secondary);
    cursor: grab;
  }
  & > li > img {
    width: 24px;
    height: 24px;
    object-fit: contain;
  }
  & > li > [data-text] {
    flex: 1 1 240px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export interface SettingsRow {
  readonly id: string;
  readonly name: string;
  readonly note: ReactNode;
  readonly isActive: boolean;
  readonly image?: string | null | undefined;
  /** Levels above it in a tree. */
  readonly depth?: number | undefined;
  /** Why it cannot be archived or deleted now. */
  readonly heldBecause?: string | undefined;
}

/** A command over a row: resolves to its words of success, or to nothing when the person has thought better of it. */
type RowCommand = (row: SettingsRow) => Promise<string | undefined>;

export interface SettingsListProps {
  label: string;
  query: { problem: Problem | undefined; reload: () => void };
  /** Undefined until they have come. */
  rows: readonly SettingsRow[] | undefined;
  empty: { readonly title: string; readonly text: string };
  /** Whether this person may change anything. */
  may: boolean;
  add?: { readonly label: string; readonly onAdd: () => void } | undefined;
  onEdit: (id: string) => void;
  /** Writes the order; without it there is none. Archived rows have no place in it. */
  onOrder?: ((ids: string[]) => Promise<unknown>) | undefined;
  onArchive?: RowCommand | undefined;
  onRestore?: RowCommand | undefined;
  /** Offered for the rows it says. */
  onDelete?: RowCommand | undefined;
  deletable?: ((row: SettingsRow) => boolean) | undefined;
  texts?: Partial<Record<'archive' | 'restore' | 'archived', string>> | undefined;
  /** The form over the list. */
  children?: ReactNode;
}

/** A short list the programme edits itself: add, change, order by dragging and by buttons, archive and back. */
export function SettingsList(props: SettingsListProps): ReactElement {
  const { label, query, rows, empty, may, add, children } = props;
  if (rows === undefined) {
    return query.problem ? (
      <ErrorState level={3} onRetry={query.reload} requestId={query.problem.requestId} />
    ) : (
      <Skeleton label={label} />
    );
  }
  return (
    <Stack gap={16}>
      {may && add && (
        <div>
          <Button variant="primary" onClick={add.onAdd}>
            {add.label}
          </Button>
        </div>
      )}
      {rows.length === 0 ? (
        <EmptyState level={3} title={empty.title} description={empty.text} />
      ) : (
        <Rows {...props} rows={rows} />
      )}
      <Suspense>{children}</Suspense>
    </Stack>
  );
}

function Rows({ rows, ...props }: SettingsListProps & { rows: readonly SettingsRow[] }): ReactElement {
  const { label, may, query, onEdit, onOrder, onArchive, onRestore, onDelete, deletable } = props;
  const texts = { ...messages, ...props.texts };
  const act = useAct(query);
  const order = useOrder(
    rows.filter(({ isActive }) => isActive),
    { save: async (ids) => onOrder?.(ids), reload: query.reload },
  );
  const active = order.shown;
  const waiting = active.values();
  const shown = rows.map((row) => (row.isActive ? (waiting.next().value ?? row) : row));
  const start = (row: SettingsRow, name: string, command: RowCommand): void => void act.act(name, () => command(row));
  return (
    <List aria-label={label}>
      {shown.map((row) => {
        const at = active.indexOf(row);
        const moves = may && onOrder !== undefined && at >= 0 && active.length > 1;
        const change = row.isActive ? onArchive : onRestore;
        const changeWord = row.isActive ? texts.archive : texts.restore;
        return (
          <li
            key={row.id}
            {...(moves && order.dragOf(row.id))}
            style={row.depth ? ({ '--depth': row.depth } as CSSProperties) : undefined}
          >
            {moves && <Icon as={GripVertical} size={16} />}
            {row.image && <img src={row.image} alt="" />}
            <div data-text="">
              <strong>{row.name}</strong> {!row.isActive && <Tag>{texts.archived}</Tag>}
              <Text as="p" tone="secondary">
                {row.note}
              </Text>
            </div>
            {may && (
              <Stack direction="row" gap={8} align="center" wrap>
                {moves && (
                  <>
                    <IconButton
                      icon={ArrowUp}
                      size="sm"
                      label={messages.up(row.name)}
                      disabled={at === 0}
                      onClick={() => order.move(row.id, -1)}
                    />
                    <IconButton
                      icon={ArrowDown}
                      size="sm"
                      label={messages.down(row.name)}
                      disabled={at === active.length - 1}
                      onClick={() => order.move(row.id, 1)}
                    />
                  </>
                )}
                <Button size="sm" aria-label={messages.edit(row.name)} onClick={() => onEdit(row.id)}>
                  {messages.change}
                </Button>
                {change && (
                  <Button
                    size="sm"
                    loading={act.pending === `active-${row.id}`}
                    disabledReason={row.heldBecause}
                    aria-label={`${changeWord}: ${row.name}`}
                    onClick={() => start(row, `active-${row.id}`, change)}
                  >
                    {changeWord}
                  </Button>
                )}
                {onDelete && deletable?.(row) !== false && (
                  <Button
                    size="sm"
                    variant="danger-outline"
                    loading={act.pending === `delete-${row.id}`}
                    aria-label={`${messages.delete}: ${row.name}`}
                    onClick={() => start(row, `delete-${row.id}`, onDelete)}
                  >
                    {messages.delete}
                  </Button>
                )}
              </Stack>
            )}
          </li>
        );
      })}
    </List>
  );
}
