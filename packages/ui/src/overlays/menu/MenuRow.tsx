import { useId, type PointerEvent, type ReactElement, type Ref } from 'react';
import { styled } from 'styled-components';

import { Icon } from '../../brand/icon/Icon.tsx';
import { ChevronEnd } from '../../brand/icon/chevrons.tsx';
import { useMergedRefs } from '../../foundation/hooks/useMergedRefs.ts';
import { asLink } from '../../foundation/link/as-link.ts';
import type { MenuItem } from './Menu.types.ts';

export type { MenuItem };

const Row = styled.div`
  display: flex;
  gap: 10px;
  align-items: center;
  min-height: 36px;
  padding: 6px 12px;
  font: var(--pb-type-ui);
  color: var(--pb-text-primary);
  text-decoration: none;
  cursor: pointer;
  outline: none;
  &:hover,
  &:focus,
  &[aria-expanded='true'] {
    background: var(--pb-bg-hover);
  }
  &:focus-visible {
    background: var(--pb-bg-active);
    outline: none;
  }
  & > svg {
    color: var(--pb-text-secondary);
  }
  & > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--pb-text-tertiary);
    font: var(--pb-type-caption);
  }
  & kbd {
    min-width: 20px;
    padding: 0 5px;
    border: 1px solid var(--pb-line-hair);
    border-radius: var(--pb-radius-mark);
    background: var(--pb-bg-surface);
    color: var(--pb-text-secondary);
    font: 500 0.6875rem/1.125rem var(--pb-font-text);
    text-align: center;
  }
  &[data-danger],
  &[data-danger] > svg {
    color: var(--pb-danger-text);
  }
  &[data-divided] {
    margin-top: 4px;
    border-top: 1px solid var(--pb-line-soft);
    padding-top: 10px;
  }
  &[aria-disabled='true'] {
    color: var(--pb-text-disabled);
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-height: var(--pb-size-touch);
  }
  @media (forced-colors: active) {
    &:focus {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export interface MenuRowProps {
  /** What the row says and does. */
  item: MenuItem;
  /** Takes the focus when the menu opens. */
  first: boolean;
  /** Whether its submenu is open; undefined for a row without one. */
  open?: boolean | undefined;
  /** Opens the submenu by a key or a press. */
  onOpen?: (() => void) | undefined;
  /** Called while the pointer moves over the row. */
  onPoint: (event: PointerEvent<HTMLElement>) => void;
  /** Closes the whole menu. */
  onDone: () => void;
  /** The element of the row. */
  ref?: Ref<HTMLElement> | undefined;
}

/** One action, a link or the head of a submenu. */
export function MenuRow({ item, first, open, onOpen, onPoint, onDone, ref }: MenuRowProps): ReactElement {
  const reasonId = useId();
  const off = item.disabledReason !== undefined;
  // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- the row gives it its content
  const plain = item.href === undefined ? undefined : <a href={item.href} />;
  const link = off || onOpen ? undefined : (item.render ?? plain);
  const merged = useMergedRefs<HTMLElement>(link?.props.ref, ref);
  const select = (): void => {
    if (off) return;
    if (onOpen) {
      onOpen();
      return;
    }
    onDone();
    item.onSelect?.();
  };
  return (
    <Row
      {...(link ? asLink(link, { onClick: select }) : { onClick: select })}
      ref={merged}
      role="menuitem"
      data-part="item"
      data-id={item.id}
      data-autofocus={first ? '' : undefined}
      tabIndex={-1}
      aria-haspopup={onOpen && 'menu'}
      aria-expanded={open}
      aria-disabled={off || undefined}
      aria-describedby={off ? reasonId : undefined}
      data-danger={item.danger ? '' : undefined}
      data-divided={(item.divided ?? item.danger) ? '' : undefined}
      onPointerMove={onPoint}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        if (link) event.currentTarget.click();
        else select();
      }}
    >
      {item.icon && <Icon as={item.icon} size={16} />}
      <span>
        {item.label}
        {off && <small id={reasonId}>{item.disabledReason}</small>}
      </span>
      {item.kbd !== undefined && <kbd aria-hidden>{item.kbd}</kbd>}
      {onOpen && <Icon as={ChevronEnd} size={16} />}
    </Row>
  );
}
