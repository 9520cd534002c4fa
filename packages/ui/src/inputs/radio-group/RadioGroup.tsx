import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { useControllable } from '../../foundation/hooks/useControllable.ts';
import { expectUnique } from '../../foundation/invariant/invariant.ts';
import { choiceCss } from '../checkbox/choice.ts';
import { useFieldControl } from '../field/FieldContext.ts';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  align-items: flex-start;
  min-width: 0;
  &[data-direction='row'] {
    flex-flow: row wrap;
    gap: 8px 24px;
  }
  /* From line to line as far as a thumb is wide: no option takes the place of another. */
  @media (pointer: coarse) {
    gap: 20px;
    padding-top: 7px;
    &[data-direction='row'] {
      gap: 20px 24px;
    }
  }
  &[data-view='cards'] {
    align-items: stretch;
    padding-top: 0;
    gap: 8px;
  }
  &[data-view='cards'][data-direction='row'] > label {
    flex: 1 1 160px;
  }
`;

const Option = styled.label`
  ${choiceCss}
  & > input,
  & > input:checked {
    border-radius: 50%;
    background: var(--pb-bg-surface);
  }
  & > input:checked,
  &:hover > input:checked:not(:disabled) {
    border: 5.5px solid var(--pb-accent-fill);
    background: var(--pb-accent-on-fill);
  }
  /* Measured from inside the border, which is the ring of a chosen one. */
  @media (pointer: coarse) {
    & > input:checked::after {
      inset: -18.5px;
    }
  }
  [aria-invalid='true'] > &:not([data-disabled]) > input:not(:checked) {
    border: 1.5px solid var(--pb-danger-fill);
  }
  & > input:checked:disabled {
    border-color: var(--pb-text-disabled);
  }
  @media (forced-colors: active) {
    & > input:checked,
    &:hover > input:checked:not(:disabled) {
      border-color: Highlight;
      background: Canvas;
      forced-color-adjust: none;
    }
    & > input:checked:disabled {
      border-color: GrayText;
    }
  }
  [data-view='cards'] > & {
    padding: 12px 16px;
    border: 1px solid var(--pb-line-hair);
    border-radius: var(--pb-radius-sm);
    background: var(--pb-bg-surface);
  }
  [data-view='cards'][aria-invalid='true'] > &:not([data-disabled], :has(:checked)) {
    border-color: var(--pb-danger-fill);
  }
  [data-view='cards'] > &:hover {
    border-color: var(--pb-line-strong);
  }
  [data-view='cards'] > &:has(:checked) {
    border-color: var(--pb-accent-fill);
    background: var(--pb-accent-subtle);
    box-shadow: inset 0 0 0 0.5px var(--pb-accent-fill);
  }
  & > [data-part='end'] {
    margin-inline-start: auto;
    color: var(--pb-text-secondary);
    font: var(--pb-type-ui);
  }
`;

/** A choice of `RadioGroup`. */
export interface RadioOption<Value extends string> {
  /** What the group has when it is chosen. */
  value: Value;
  /** Name of the choice. */
  label: ReactNode;
  /** Quiet line under the name. */
  description?: ReactNode | undefined;
  /** At the right of a card. */
  end?: ReactNode | undefined;
  /** Cannot be chosen now. */
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'onChange' | 'defaultValue'
> {
  /** Choices in the order they are shown. */
  options: readonly RadioOption<Value>[];
  /** `null` is nothing chosen. */
  value?: Value | null | undefined;
  /** Choice to begin with. @default null */
  defaultValue?: Value | null | undefined;
  /** Called with the value just chosen. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Name of the native group; made up when omitted. */
  name?: string | undefined;
  /** None of the choices can be made. */
  disabled?: boolean | undefined;
  /** Marks the group as wrong. @default from the Field */
  invalid?: boolean | undefined;
  /** Whether choices stand in a row or one under another. @default 'column' */
  direction?: 'row' | 'column' | undefined;
  /** Bordered cards: a choice with consequences. @default 'plain' */
  view?: 'plain' | 'cards' | undefined;
}

/** One of a few, all in sight. Put it into a `Field group` for its name. */
export function RadioGroup<Value extends string>({
  options,
  value,
  defaultValue = null,
  onValueChange,
  name,
  disabled,
  invalid,
  direction = 'column',
  view = 'plain',
  ...rest
}: RadioGroupProps<Value>): ReactElement {
  expectUnique('RadioGroup', 'options', 'value', options);
  const made = useId();
  const [current, set] = useControllable<Value | null>({
    value,
    defaultValue,
    onValueChange: (next) => next !== null && onValueChange?.(next),
  });
  const { disabled: off, ...control } = useFieldControl({ ...rest, disabled, invalid }, 'labelledby');
  return (
    <Root {...rest} {...control} role="radiogroup" data-direction={direction} data-view={view}>
      {options.map((option) => (
        <Option key={option.value} data-disabled={off || option.disabled ? '' : undefined}>
          <input
            type="radio"
            name={name ?? made}
            value={option.value}
            checked={option.value === current}
            disabled={off === true || option.disabled === true}
            onChange={() => set(option.value)}
          />
          <span data-part="text">
            {option.label}
            {option.description !== undefined && <small data-part="hint">{option.description}</small>}
          </span>
          {option.end !== undefined && <span data-part="end">{option.end}</span>}
        </Option>
      ))}
    </Root>
  );
}
