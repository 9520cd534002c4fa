import { type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { useChoiceBox, type ChoiceBoxValue } from '../checkbox/useChoiceBox.ts';

const Root = styled.label`
  position: relative;
  display: inline-flex;
  gap: 12px;
  align-items: flex-start;
  max-width: 100%;
  font: var(--pb-body-type);
  cursor: pointer;
  &[data-side='end'] {
    flex-direction: row-reverse;
    justify-content: space-between;
    width: 100%;
  }
  & > input {
    position: relative;
    flex: none;
    width: 36px;
    height: 20px;
    margin: calc((1lh - 20px) / 2) 0 0;
    border: 1px solid var(--pb-line-strong);
    border-radius: var(--pb-radius-full);
    appearance: none;
    background: var(--pb-bg-surface);
    cursor: inherit;
    transition: background-color var(--pb-duration-fast);
  }
  & > input::before {
    position: absolute;
    top: 2px;
    inset-inline-start: 2px;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: var(--pb-line-strong);
    transition: transform calc(var(--pb-duration-fast) * var(--pb-motion)) var(--pb-ease-out);
    content: '';
  }
  & > input:checked {
    border-color: var(--pb-accent-fill);
    background: var(--pb-accent-fill);
  }
  & > input:checked::before {
    background: var(--pb-accent-on-fill);
    transform: translateX(calc(var(--pb-flow, 1) * 16px));
  }
  & > input:disabled {
    border-color: var(--pb-line-hair);
    background: var(--pb-bg-sunken);
  }
  & > input:disabled::before {
    background: var(--pb-text-disabled);
  }
  &[data-disabled] {
    color: var(--pb-text-disabled);
    cursor: not-allowed;
  }
  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--pb-text-tertiary);
    font: var(--pb-type-caption);
  }
  @media (pointer: coarse) {
    & > input::after {
      position: absolute;
      inset: -13px -4px;
      content: '';
    }
  }
  @media (forced-colors: active) {
    & > input:checked {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

export interface SwitchProps
  extends
    ChoiceBoxValue,
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'size' | 'readOnly' | 'checked' | 'defaultChecked' | 'value' | 'defaultValue'
    > {
  /** Text at the side of the switch; names it. */
  children?: ReactNode | undefined;
  /** A second, quieter line under the text. */
  hint?: ReactNode | undefined;
  /** Where the switch stands. @default 'start' */
  side?: 'start' | 'end' | undefined;
}

/** On or off, in force at once. For what is sent with a form use Checkbox. */
export function Switch({
  children,
  hint,
  side = 'start',
  onChange,
  value,
  defaultValue,
  onValueChange,
  className,
  style,
  ...rest
}: SwitchProps): ReactElement {
  const box = useChoiceBox({ ...rest, hint, onChange, value, defaultValue, onValueChange });
  // A setting in force at once is neither wrong nor required.
  const { 'aria-invalid': _invalid, 'aria-required': _required, ...input } = box.input;
  return (
    <Root className={className} style={style} data-side={side} data-disabled={box.disabled ? '' : undefined}>
      <input
        {...rest}
        {...input}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox shows its state itself
        role="switch"
      />
      {(children !== undefined || hint !== undefined) && (
        <span>
          {children}
          {hint !== undefined && <small id={box.hintId}>{hint}</small>}
        </span>
      )}
    </Root>
  );
}
