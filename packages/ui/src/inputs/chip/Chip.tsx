import { ChevronDown, Plus, X } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

import type { IconComponent } from '../../brand/icon/icon-component.ts';
import { Icon } from '../../brand/icon/Icon.tsx';
import { useMessages } from '../../foundation/messages/context.ts';
import { chipMessages } from './chip.messages.ts';

const Root = styled.span`
  display: inline-flex;
  max-width: 100%;
  border: 1px solid var(--pb-line-hair);
  border-radius: var(--pb-radius-sm);
  background: var(--pb-bg-surface);
  color: var(--pb-text-primary);
  font: var(--pb-type-ui);
  transition: background-color var(--pb-duration-fast);
  &:hover {
    background: var(--pb-bg-hover);
  }
  &[data-on] {
    border-color: var(--pb-accent-fill);
    background: var(--pb-accent-subtle);
    box-shadow: inset 0 0 0 0.5px var(--pb-accent-fill);
    color: var(--pb-accent-text);
    font-weight: 500;
  }
  &[data-add] {
    border: 1px dashed var(--pb-line-strong);
    background: none;
    color: var(--pb-text-secondary);
  }
  & > button {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    min-width: 0;
    min-height: 34px;
    padding: 4px 12px;
    border: 0;
    border-radius: var(--pb-radius-mark);
    background: none;
    color: inherit;
    text-align: start;
  }
  &[data-size='sm'] {
    font: var(--pb-type-table);
  }
  &[data-size='sm'][data-on] {
    font-weight: 500;
  }
  &[data-size='sm'] > button {
    min-height: 30px;
    padding: 3px 10px;
  }
  & > button + button {
    flex: none;
    margin-inline-start: -8px;
    padding-inline: 8px;
  }
  & b {
    font-weight: 500;
  }
  & > button > span {
    overflow-wrap: anywhere;
  }
  &[data-off] {
    color: var(--pb-text-disabled);
  }
  @media (pointer: coarse) {
    &[data-size] > button {
      position: relative;
      min-height: 42px;
    }
    /* The line around the chip is pressed too. */
    & > button::after {
      position: absolute;
      inset: -1px 0;
      content: '';
    }
  }
`;

export interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'value'> {
  /** Chosen, or a filter with a value. */
  selected?: boolean | undefined;
  /** A sign before the text: any component that draws one. */
  icon?: IconComponent | undefined;
  /** After the name: «Статус: **любой**». */
  value?: ReactNode | undefined;
  /** Opens something: an arrow at the right. */
  menu?: boolean | undefined;
  /** A dashed «+ Фильтр». */
  add?: boolean | undefined;
  /** A cross that takes the filter away. */
  onRemove?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** Name of the cross for screen readers. @default 'Убрать' */
  removeLabel?: string | undefined;
  /** 32 or 36 px. @default 'md' */
  size?: 'md' | 'sm' | undefined;
}

/** A small switch or filter: quick sums, kinds of operations, filters of a list. `ref` is the button. */
export function Chip({
  selected = false,
  icon,
  value,
  menu = false,
  add = false,
  onRemove,
  removeLabel,
  size = 'md',
  className,
  style,
  children,
  ...rest
}: ChipProps): ReactElement {
  const say = useMessages(chipMessages);
  const toggle = !menu && !add && onRemove === undefined && rest['aria-haspopup'] === undefined;
  return (
    <Root
      className={className}
      style={style}
      data-size={size}
      data-on={selected ? '' : undefined}
      data-add={add ? '' : undefined}
      data-off={rest.disabled ? '' : undefined}
    >
      <button type="button" aria-pressed={toggle ? selected : undefined} {...rest}>
        {(icon ?? (add ? Plus : undefined)) && <Icon as={icon ?? Plus} size={16} />}
        <span>
          {children}
          {value !== undefined && (
            <>
              : <b>{value}</b>
            </>
          )}
        </span>
        {menu && <Icon as={ChevronDown} size={16} />}
      </button>
      {onRemove && (
        <button type="button" aria-label={removeLabel ?? say.remove} onClick={onRemove}>
          <Icon as={X} size={16} />
        </button>
      )}
    </Root>
  );
}
