import { useRef, useState, type ComponentPropsWithRef, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { useMergedRefs } from '../../foundation/hooks/useMergedRefs.ts';
import { demand } from '../../foundation/misuse/misuse.ts';
import { useFieldControl } from '../Field/FieldContext.ts';

const Root = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  gap: 8px;
  width: fit-content;
  max-width: 100%;
  & > [data-cell] {
    display: flex;
    flex: 0 1 auto;
    align-items: center;
    justify-content: center;
    width: 48px;
    height: 54px;
    border: 1px solid var(--pb-line-strong);
    border-radius: var(--pb-radius-sm);
    background: var(--pb-bg-surface);
    font: 600 1.5rem/2rem var(--pb-font-text);
    transition: border-color var(--pb-duration-fast);
  }
  &[data-wide] > [data-cell] {
    width: 64px;
    height: 64px;
    font: 600 1.75rem/2.25rem var(--pb-font-text);
  }
  & > [data-cell][data-current] {
    border-color: var(--pb-accent-fill);
    outline: 2px solid var(--pb-focus-ring);
    outline-offset: 1px;
  }
  &[data-invalid] > [data-cell]:not([data-current]) {
    border: 1.5px solid var(--pb-danger-fill);
  }
  &[data-disabled] > [data-cell] {
    border-color: var(--pb-line-hair);
    background: var(--pb-bg-sunken);
    color: var(--pb-text-disabled);
  }
  & > [data-cell][data-current]:empty::before {
    width: 1px;
    height: 24px;
    background: var(--pb-text-primary);
    animation: pb-caret 1.1s steps(1) infinite;
    content: '';
  }
  @keyframes pb-caret {
    50% {
      opacity: 0;
    }
  }
  & > input {
    position: absolute;
    inset: 0;
    z-index: 1;
    width: 100%;
    padding: 0 16px;
    border: 0;
    outline: none;
    background: transparent;
    color: transparent;
    caret-color: transparent;
    font-size: 16px;
    letter-spacing: 32px;
  }
  & > input::selection {
    background: transparent;
  }
  @media (prefers-reduced-motion: reduce) {
    & > [data-cell]::before {
      animation: none;
    }
  }
`;

export interface OneTimeCodeProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'size' | 'maxLength'
> {
  /** Digits in the code. @default 4 */
  length?: number | undefined;
  value: string;
  onValueChange: (code: string) => void;
  /** The last digit is in: send it without a button. Once for each full code. */
  onComplete?: ((code: string) => void) | undefined;
  invalid?: boolean | undefined;
}

/** A code from a message: one real input (autofill, paste, screen readers), cells are drawn under it. */
export function OneTimeCode({
  length = 4,
  value,
  onValueChange,
  onComplete,
  invalid,
  className,
  style,
  ref,
  ...rest
}: OneTimeCodeProps): ReactElement {
  demand('OneTimeCode', Number.isInteger(length) && length > 0 && length <= 8, () => [
    `length ${String(length)} — не число цифр от 1 до 8.`,
    'Ячейки не поместятся на телефон или код никогда не будет полным.',
    'Передайте столько цифр, сколько шлёт сервер: 4 в СМС, 6 в письме.',
  ]);
  const [focused, setFocused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs(input, ref);
  const control = useFieldControl({ ...rest, invalid });
  const change = (text: string): void => {
    // A pasted message may hold the code among words: «Код 4017, никому не говорите».
    const code = text.replace(/\D/g, '').slice(0, length);
    if (code === value) return;
    onValueChange(code);
    if (code.length === length) onComplete?.(code);
  };
  const current = Math.min(value.length, length - 1);
  return (
    <Root
      className={className}
      style={style}
      data-control=""
      data-wide={length <= 4 ? '' : undefined}
      data-invalid={control['aria-invalid'] ? '' : undefined}
      data-disabled={control.disabled ? '' : undefined}
    >
      <input
        inputMode="numeric"
        autoComplete="one-time-code"
        {...rest}
        {...control}
        ref={merged}
        type="text"
        value={value}
        onChange={(event) => {
          rest.onChange?.(event);
          change(event.currentTarget.value);
        }}
        onFocus={(event) => {
          rest.onFocus?.(event);
          setFocused(true);
        }}
        onBlur={(event) => {
          rest.onBlur?.(event);
          setFocused(false);
        }}
        onSelect={(event) => {
          rest.onSelect?.(event);
          // The caret always stands at the end: cells cannot be edited in the middle.
          const { selectionStart, selectionEnd } = event.currentTarget;
          if (selectionStart === selectionEnd && selectionEnd !== value.length) {
            event.currentTarget.setSelectionRange(value.length, value.length);
          }
        }}
      />
      {Array.from({ length }, (_, at) => (
        <span key={at} data-cell="" aria-hidden data-current={focused && at === current ? '' : undefined}>
          {value[at]}
        </span>
      ))}
    </Root>
  );
}
