import { Minus, Plus } from 'lucide-react';
import {
  useContext,
  useEffect,
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { styled } from 'styled-components';

import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { announce } from '../../foundation/announcer/announcer.ts';
import { useControllable } from '../../foundation/hooks/useControllable.ts';
import { invariant } from '../../foundation/invariant/invariant.ts';
import { useLocale, useMessages } from '../../foundation/messages/context.ts';
import type { OwnMessages } from '../../foundation/messages/define.ts';
import { FieldContext, useFieldControl } from '../field/FieldContext.ts';
import { cameWhole } from './edit.ts';
import { numberMessages } from './number.messages.ts';
import type { NumberRefused } from './NumberInput.tsx';
import { quantityMessages } from './quantity.messages.ts';
import { readNumber } from './read-number.ts';

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
  /** Number to begin with. @default min */
  defaultValue?: number | null | undefined;
  /** A number within the limits; an emptied field gets its number back when it is left. */
  onValueChange?: ((value: number) => void) | undefined;
  /** Why what is typed is no number within the limits, undefined when it is again. A `Field` shows it by itself. */
  onRefusal?: ((refused: NumberRefused | undefined) => void) | undefined;
  /** Least number. @default 1 */
  min?: number | undefined;
  /** Greatest number. @default 999 */
  max?: number | undefined;
  /** How much − and + change. @default 1 */
  step?: number | undefined;
  /** Marks the field as wrong. @default from the Field */
  invalid?: boolean | undefined;
  /** Own texts of this place, over those of the language. */
  messages?: OwnMessages<typeof quantityMessages> | undefined;
}

/**
 * A whole number with − and +: how many pieces were sold. Typing, arrows and buttons; never out of the limits. What is typed
 * and is no such number stays in the field with the reason.
 */
export function QuantityStepper({
  value: given,
  defaultValue,
  onValueChange,
  onRefusal,
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
    `min ${String(min)} is above max ${String(max)} or step ${String(step)} is not above zero.`,
    'Every press returns to a bound, and no quantity can be chosen.',
    'Check the bounds: where nothing can be chosen, leave the field out.',
  ]);
  const [value, choose] = useControllable<number | null>({
    value: given,
    defaultValue: defaultValue === undefined ? min : defaultValue,
    onValueChange: (next) => next !== null && onValueChange?.(next),
  });
  const locale = useLocale();
  const reasons = useMessages(numberMessages);
  const notify = useContext(FieldContext)?.notify;
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState<NumberRefused>();
  const control = useFieldControl({ ...rest, invalid: refused?.isShown ? true : invalid });
  const current = value === null || Number.isNaN(value) ? null : value;
  useEffect(() => {
    if (refused === undefined) return undefined;
    notify?.(refused.message);
    return () => notify?.(undefined);
  }, [notify, refused]);
  const refuse = (next: NumberRefused | undefined): void => {
    if (next && next.message !== refused?.message) announce(next.message);
    setRefused(next);
    if (next ?? refused) onRefusal?.(next);
  };
  /** A number or null; undefined and a word where the text is none. */
  const read = (text: string, isWhole: boolean): number | null | undefined => {
    const reading = readNumber(text, { locale, typed: !isWhole });
    if (reading.refusal === undefined) return reading.value;
    const why = reasons[reading.refusal];
    refuse({ message: typeof why === 'string' ? why : why(0), isShown: !isWhole || refused?.isShown === true });
    return undefined;
  };
  const set = (wanted: number): void => {
    const next = Math.min(max, Math.max(min, wanted));
    if (next !== wanted) announce(wanted > max ? say.max(max) : say.min(min));
    if (next !== value) choose(next);
  };
  const move = (by: number): void => {
    setTyped(null);
    refuse(undefined);
    set(current === null ? min : current + by);
  };
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    rest.onChange?.(event);
    const text = event.currentTarget.value;
    const isWhole = cameWhole(event.nativeEvent);
    const wanted = read(text, isWhole);
    if (wanted === undefined && isWhole) return;
    if (wanted !== undefined) refuse(undefined);
    setTyped(text);
  };
  const commit = (): void => {
    const wanted = typed === null ? null : read(typed, false);
    if (wanted === undefined) return;
    if (wanted !== null && (wanted < min || wanted > max)) {
      refuse({ message: wanted > max ? say.max(max) : say.min(min), isShown: true });
      return;
    }
    if (wanted !== null) set(wanted);
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
        disabled={off || (current !== null && current <= min)}
        onClick={() => move(-step)}
      />
      <input
        inputMode="numeric"
        autoComplete="off"
        {...rest}
        {...control}
        type="text"
        role="spinbutton"
        aria-valuenow={current ?? undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        value={typed ?? String(current ?? '')}
        onChange={change}
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
        disabled={off || (current !== null && current >= max)}
        onClick={() => move(step)}
      />
    </Root>
  );
}
