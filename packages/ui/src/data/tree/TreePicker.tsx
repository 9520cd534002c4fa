import { Search } from 'lucide-react';
import { useId, useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { Icon } from '../../brand/icon/Icon.tsx';
import { ChevronEnd } from '../../brand/icon/chevrons.tsx';
import { vars } from '../../foundation/css/vars.ts';
import { lineKey } from '../../foundation/direction/line-key.ts';
import { useControllable } from '../../foundation/hooks/useControllable.ts';
import { useMessages } from '../../foundation/messages/context.ts';
import { TextInput } from '../../inputs/text-input/TextInput.tsx';
import { treeMessages } from './tree.messages.ts';
import { filterTree, leavesOf, nodeState, toggleNode, treeRows, type TreeNode, type TreeRow } from './tree.ts';

const Root = styled.div`
  display: grid;
  gap: 8px;
  min-width: 0;
  font: var(--pb-type-table);
  & > [role='tree'] {
    max-height: 50vh;
    overflow-y: auto;
    border: 1px solid var(--pb-line-hair);
    border-radius: var(--pb-radius-md);
    background: var(--pb-bg-surface);
  }
  & [role='treeitem'] {
    display: flex;
    gap: 8px;
    align-items: center;
    min-height: 40px;
    padding-inline: calc(4px + var(--level) * 20px - 20px) 12px;
    border-block-end: 1px solid var(--pb-line-soft);
    cursor: pointer;
  }
  & [role='treeitem']:hover {
    background: var(--pb-bg-hover);
  }
  & [role='treeitem']:focus-visible {
    outline-offset: -2px;
  }
  & [data-part='twist'] {
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: center;
    width: 28px;
    height: 40px;
    color: var(--pb-text-secondary);
  }
  & [aria-expanded='true'] > [data-part='twist'] > svg {
    transform: rotate(90deg);
  }
  & [data-part='box'] {
    position: relative;
    flex: none;
    width: 18px;
    height: 18px;
    border: 1px solid var(--pb-line-strong);
    border-radius: var(--pb-radius-mark);
    background: var(--pb-bg-surface);
  }
  & :is([aria-checked='true'], [aria-checked='mixed']) > [data-part='box'] {
    border-color: var(--pb-accent-fill);
    background: var(--pb-accent-fill);
  }
  & [aria-checked='true'] > [data-part='box']::before {
    position: absolute;
    top: 1.5px;
    inset-inline-start: 5px;
    width: 6px;
    height: 10px;
    border: solid var(--pb-accent-on-fill);
    border-width: 0 2px 2px 0;
    border-radius: 1px;
    transform: rotate(42deg);
    content: '';
  }
  & [aria-checked='mixed'] > [data-part='box']::before {
    position: absolute;
    inset: 7px 3.5px auto;
    height: 2px;
    border-radius: 1px;
    background: var(--pb-accent-on-fill);
    content: '';
  }
  & [data-part='name'] {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    margin-inline-start: 8px;
    color: var(--pb-text-secondary);
    font: var(--pb-type-caption);
  }
  & p {
    margin: 0;
    padding: 12px;
    color: var(--pb-text-secondary);
  }
  & > p {
    padding: 0;
  }
  & [aria-disabled='true'] {
    color: var(--pb-text-tertiary);
    cursor: default;
  }
`;

export interface TreePickerProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'defaultValue'> {
  /** Name of the field for screen readers. */
  label: string;
  /** Branches and leaves, nested by `children`. */
  nodes: readonly TreeNode[];
  /** Ids of the chosen leaves. */
  value?: readonly string[] | null | undefined;
  /** Leaves chosen to begin with. @default [] */
  defaultValue?: readonly string[] | null | undefined;
  /** Called after every tick with the ids of all chosen leaves. */
  onValueChange?: ((value: readonly string[]) => void) | undefined;
  /** Placeholder of the search; `null` leaves it out. @default 'Найти' */
  searchLabel?: string | null | undefined;
  /** Shown when nothing matches the search. @default 'Ничего не нашли' */
  emptyText?: string | undefined;
  /** Says how many leaves are chosen. @default «Выбрано 3 из 12» */
  countText?: ((chosen: number, total: number) => string) | undefined;
  /** Shown and searched, not changed. */
  disabled?: boolean | undefined;
}

const checkedOf = { none: false, some: 'mixed', all: true } as const;
const nothing: readonly string[] = [];

/** A choice of leaves in a tree: a branch is chosen with all that is under it. */
export function TreePicker({
  label,
  nodes,
  value,
  defaultValue,
  onValueChange,
  searchLabel: search,
  emptyText,
  countText,
  disabled = false,
  ...rest
}: TreePickerProps): ReactElement {
  const say = useMessages(treeMessages);
  const searchLabel = search === undefined ? say.find : search;
  const id = useId();
  const [chosenIds, choose] = useControllable({
    value: value === null ? nothing : value,
    defaultValue: defaultValue ?? nothing,
    onValueChange,
  });
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [activeId, setActiveId] = useState<string>();
  const chosen = new Set(chosenIds);
  const shown = filterTree(nodes, query);
  // What was searched for is seen at once, in whatever branch it is.
  const rows = treeRows(shown, query.trim() === '' ? open : 'all');
  const active = rows.find(({ node }) => node.id === activeId) ?? rows[0];
  const all = nodes.flatMap(leavesOf);
  const full = new Map(flatten(nodes).map((node) => [node.id, node]));

  const focus = (row: TreeRow | undefined): void => {
    if (!row) return;
    setActiveId(row.node.id);
    document.getElementById(`${id}-${row.node.id}`)?.focus();
  };
  const expand = (node: TreeNode, on: boolean): void =>
    setOpen((before) => {
      const next = new Set(before);
      if (on) next.add(node.id);
      else next.delete(node.id);
      return next;
    });
  const toggle = ({ node }: TreeRow): void => {
    // A branch cut by the search is chosen as it is seen, not with what the search has hidden.
    if (!disabled) choose(toggleNode(nodes, query.trim() === '' ? (full.get(node.id) ?? node) : node, chosen));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!active || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = rows.indexOf(active);
    const isOpen = rows[at + 1]?.parentId === active.node.id;
    const act: Record<string, () => void> = {
      ArrowDown: () => focus(rows[at + 1]),
      ArrowUp: () => focus(rows[at - 1]),
      Home: () => focus(rows[0]),
      End: () => focus(rows.at(-1)),
      ArrowRight: () =>
        active.branch && !isOpen ? expand(active.node, true) : focus(isOpen ? rows[at + 1] : undefined),
      ArrowLeft: () =>
        isOpen && query.trim() === ''
          ? expand(active.node, false)
          : focus(rows.find(({ node }) => node.id === active.parentId)),
      ' ': () => toggle(active),
      Enter: () => toggle(active),
    };
    const run = act[lineKey(event)];
    if (!run) return;
    event.preventDefault();
    run();
  };

  return (
    <Root {...rest}>
      {searchLabel !== null && (
        <TextInput
          type="search"
          size="sm"
          icon={Search}
          clearable
          autoComplete="off"
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={query}
          onValueChange={setQuery}
        />
      )}
      {rows.length === 0 && <p>{emptyText ?? say.empty}</p>}
      <div role="tree" aria-label={label} aria-multiselectable hidden={rows.length === 0}>
        {rows.map((row, index) => {
          const { node, branch } = row;
          return (
            <div
              key={node.id}
              id={`${id}-${node.id}`}
              role="treeitem"
              aria-level={row.level}
              aria-posinset={row.position}
              aria-setsize={row.setSize}
              aria-expanded={branch ? rows[index + 1]?.parentId === node.id : undefined}
              aria-checked={checkedOf[nodeState(node, chosen)]}
              aria-disabled={disabled || undefined}
              tabIndex={row === active ? 0 : -1}
              style={vars({ '--level': row.level })}
              onFocus={() => setActiveId(node.id)}
              onClick={() => toggle(row)}
              onKeyDown={onKeyDown}
            >
              <span
                data-part="twist"
                aria-hidden
                onClick={(event) => {
                  if (!branch) return;
                  event.stopPropagation();
                  expand(node, rows[index + 1]?.parentId !== node.id);
                }}
              >
                {branch && <Icon as={ChevronEnd} size={16} />}
              </span>
              <span data-part="box" aria-hidden />
              <span data-part="name">
                {node.label}
                {node.detail !== undefined && <small>{node.detail}</small>}
              </span>
            </div>
          );
        })}
      </div>
      <p>{(countText ?? say.count)(all.filter((leaf) => chosen.has(leaf)).length, all.length)}</p>
    </Root>
  );
}

const flatten = (nodes: readonly TreeNode[]): TreeNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children ?? [])]);
