import { expectUnique } from '../../foundation/invariant/invariant.ts';
import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { useControllable } from '../../foundation/hooks/useControllable.ts';
import { useFieldControl } from '../field/FieldContext.ts';

const Root = styled.div`
  display: inline-flex;
  width: fit-content;
  max-width: 100%;
  overflow-x: auto;
  border: 1px solid var(--pb-line-strong);
  border-radius: var(--pb-radius-sm);
  background: var(--pb-bg-surface);
  font: var(--pb-type-ui);
  scrollbar-width: none;
  &[data-wide] {
    display: flex;
    width: 100%;
  }
  &[data-wide] > label {
    flex: 1;
  }
  & > label {
    position: relative;
    display: flex;
    flex: none;
    gap: 6px;
    align-items: center;
    justify-content: center;
    min-height: calc(var(--pb-control-height) - 4px);
    padding: 4px 12px;
    white-space: nowrap;
    cursor: pointer;
  }
  &[data-size='sm'] > label {
    min-height: 30px;
    padding: 3px 10px;
    font: var(--pb-type-table);
  }
  & > label + label {
    border-inline-start: 1px solid var(--pb-line-hair);
  }
  & > label:hover {
    background: var(--pb-bg-hover);
  }
  & > label:has(:checked) {
    background: var(--pb-bg-active);
    font-weight: 500;
  }
  & > label:has(:disabled) {
    color: var(--pb-text-disabled);
    cursor: not-allowed;
  }
  & > label:has(:focus-visible) {
    outline: 2px solid var(--pb-focus-ring);
    outline-offset: -2px;
    border-radius: var(--pb-radius-mark);
  }
  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  @media (pointer: coarse) {
    & > label,
    &[data-size='sm'] > label {
      min-width: var(--pb-size-touch);
      min-height: var(--pb-size-touch);
    }
  }
  @media (forced-colors: active) {
    & > label:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

/** A choice of `SegmentedControl`. */
export interface Segment<Value extends string> {
  /** What the control has when it is pressed. */
  value: Value;
  /** Name of the segment. */
  label: ReactNode;
  /** Cannot be pressed now. */
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps<Value extends string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'onChange' | 'defaultValue'
> {
  /** Two to five short choices. */
  options: readonly Segment<Value>[];
  /** `null` is nothing chosen. */
  value?: Value | null | undefined;
  /** Choice to begin with. @default null */
  defaultValue?: Value | null | undefined;
  /** Called with the value just chosen. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Name of the radio buttons inside; made up when left out. */
  name?: string | undefined;
  /** Height of the control. @default 'md' */
  size?: 'md' | 'sm' | undefined;
  /** Takes the whole width, segments of one size. */
  wide?: boolean | undefined;
}

/** Two to four views of one thing: «7 дней · 30 дней · Квартал». */
export function SegmentedControl<Value extends string>({
  options,
  value,
  defaultValue = null,
  onValueChange,
  name,
  size = 'md',
  wide = false,
  ...rest
}: SegmentedControlProps<Value>): ReactElement {
  expectUnique('SegmentedControl', 'options', 'value', options);
  const made = useId();
  const [current, set] = useControllable<Value | null>({
    value,
    defaultValue,
    onValueChange: (next) => next !== null && onValueChange?.(next),
  });
  const { disabled, 'aria-invalid': _i, 'aria-required': _r, ...control } = useFieldControl(rest, 'labelledby');
  return (
    <Root {...rest} {...control} role="radiogroup" data-size={size} data-wide={wide ? '' : undefined}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name ?? made}
            value={option.value}
            checked={option.value === current}
            disabled={disabled === true || option.disabled === true}
            onChange={() => set(option.value)}
          />
          {option.label}
        </label>
      ))}
    </Root>
  );
}
