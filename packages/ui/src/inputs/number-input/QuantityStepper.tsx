import { Minus, Plus } from 'lucide-react';
import { useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { announce } from '../../foundation/announcer/announcer.ts';
import { useControllable } from '../../foundation/hooks/useControllable.ts';
import { invariant } from '../../foundation/invariant/invariant.ts';
import { useMessages } from '../../foundation/messages/context.ts';
import type { OwnMessages } from '../../foundation/messages/define.ts';
import { useFieldControl } from '../field/FieldContext.ts';
import { quantityMessages } from './quantity.messages.ts';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  width: fit-content;
  border: 1px solid var(--pb-line-strong);
  border-radius: var(--pb-radius-sm);
  background: var(--pb-bg-surface);
  font: var(--pb-type-ui-strong);
  &:focus-within {
    border-color: var(--pb-accent-fill);
  }
  &:has(input:focus-visible) {
    outline: 2px solid var(--pb-focus-ring);
    outline-offset: 1px;
  }
  &[data-invalid] {
    border-color: var(--pb-danger-fill);
  }
  &[data-disabled] {
    border-color: var(--pb-line-hair);
    background: var(--pb-bg-sunken);
    color: var(--pb-text-disabled);
    cursor: not-allowed;
  }
  & > input {
    width: calc(var(--digits, 2) * 1ch + 10px);
    min-width: 26px;
    height: 30px;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    color: inherit;
    cursor: inherit;
    text-align: center;
  }
  & > button {
    width: 30px;
    min-height: 30px;
    height: 30px;
  }
  @media (pointer: coarse) {
    & > input {
      height: var(--pb-size-touch);
      font-size: 1rem;
    }
    & > button {
      width: var(--pb-size-touch);
      height: var(--pb-size-touch);
    }
  }
`;

export interface QuantityStepperProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'size'
> {
  /** `null` is nothing yet: − and + begin with `min`. */
  value?: number | null | undefined;
  /** @default min */
  defaultValue?: number | null | undefined;
  /** A number within the limits; an emptied field gets its number back when it is left. */
  onValueChange?: ((value: number) => void) | undefined;
  /** @default 1 */
  min?: number | undefined;
  /** @default 999 */
  max?: number | undefined;
  /** @default 1 */
  step?: number | undefined;
  invalid?: boolean | undefined;
  /** Own texts of this place, over those of the language. */
  messages?: OwnMessages<typeof quantityMessages> | undefined;
}

/** A whole number with − and +: how many pieces were sold. Typing, arrows and buttons; never out of the limits. */
export function QuantityStepper({
  value: given,
  defaultValue,
  onValueChange,
  min = 1,
  max = 999,
  step = 1,
  invalid,
  messages,
  className,
  style,
  ...rest
}: QuantityStepperProps): ReactElement {
  const say = useMessages(quantityMessages, messages);
  invariant('QuantityStepper', min <= max && step > 0, () => [
    `min ${String(min)} больше max ${String(max)} или step ${String(step)} не больше нуля.`,
    'Любое нажатие вернёт границу, и количество нельзя будет выбрать.',
    'Проверьте границы: если выбрать нечего, поле не нужно вовсе.',
  ]);
  const [value, choose] = useControllable<number | null>({
    value: given,
    defaultValue: defaultValue === undefined ? min : defaultValue,
    onValueChange: (next) => next !== null && onValueChange?.(next),
  });
  const control = useFieldControl({ ...rest, invalid });
  const [typed, setTyped] = useState<string | null>(null);
  const set = (wanted: number): void => {
    const next = Math.min(max, Math.max(min, wanted));
    if (next !== wanted) announce(wanted > max ? say.max(max) : say.min(min));
    if (next !== value) choose(next);
  };
  const move = (by: number): void => set(value === null ? min : value + by);
  const commit = (): void => {
    if (typed !== null && typed !== '') set(Number(typed));
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    rest.onKeyDown?.(event);
    const steps: Record<string, number> = { ArrowUp: step, ArrowDown: -step, PageUp: step * 10, PageDown: -step * 10 };
    const by = steps[event.key];
    if (by === undefined || event.defaultPrevented) {
      if (event.key === 'Enter') commit();
      return;
    }
    event.preventDefault();
    setTyped(null);
    move(by);
  };
  const off = control.disabled ?? false;
  return (
    <Root
      className={className}
      style={style}
      data-control=""
      data-invalid={control['aria-invalid'] ? '' : undefined}
      data-disabled={off ? '' : undefined}
    >
      <IconButton
        icon={Minus}
        label={say.less}
        size="sm"
        tabIndex={-1}
        disabled={off || (value !== null && value <= min)}
        onClick={() => move(-step)}
      />
      <input
        inputMode="numeric"
        autoComplete="off"
        {...rest}
        {...control}
        type="text"
        role="spinbutton"
        aria-valuenow={value ?? undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        value={typed ?? String(value ?? '')}
        onChange={(event) => {
          rest.onChange?.(event);
          setTyped(event.currentTarget.value.replace(/\D/g, '').slice(0, String(max).length));
        }}
        onBlur={(event) => {
          commit();
          rest.onBlur?.(event);
        }}
        onKeyDown={onKeyDown}
      />
      <IconButton
        icon={Plus}
        label={say.more}
        size="sm"
        tabIndex={-1}
        disabled={off || (value !== null && value >= max)}
        onClick={() => move(step)}
      />
    </Root>
  );
}
