import { useRef, useState, type ComponentPropsWithRef, type ReactElement } from 'react';

import { useControllable } from '../../foundation/hooks/useControllable.ts';
import { useIsoLayoutEffect } from '../../foundation/hooks/useIsoLayoutEffect.ts';
import { useStableCallback } from '../../foundation/hooks/useStableCallback.ts';
import { useMergedRefs } from '../../foundation/hooks/useMergedRefs.ts';
import { invariant } from '../../foundation/invariant/invariant.ts';
import { ResendButton } from '../../actions/resend-button/ResendButton.tsx';
import { useFieldControl } from '../field/FieldContext.ts';
import { Column, Root } from './OneTimeCode.styles.ts';

export interface OneTimeCodeProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'size' | 'maxLength'
> {
  /** Digits in the code. @default 4 */
  length?: number | undefined;
  /** `null` is an empty code, as '' is. */
  value?: string | null | undefined;
  /** Digits to begin with. @default '' */
  defaultValue?: string | null | undefined;
  /** Called after every edit with the digits so far. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The last digit is in: send it without a button. Once for each full code. */
  onComplete?: ((code: string) => void) | undefined;
  /** Marks the cells as wrong. @default from the Field */
  invalid?: boolean | undefined;
  /** Asks for another code; shows the button. A promise that fails lets it be pressed again at once. */
  onResend?: (() => Promise<void> | void) | undefined;
  /** Seconds from the last code to the next one, counted from the start and from every press. @default 60 */
  resendIn?: number | undefined;
}

/** A code from a message: one real input (autofill, paste, screen readers), cells are drawn under it. */
export function OneTimeCode({
  length = 4,
  value: given,
  defaultValue,
  onValueChange,
  onComplete,
  invalid,
  onResend,
  resendIn = 60,
  className,
  style,
  ref,
  ...rest
}: OneTimeCodeProps): ReactElement {
  invariant('OneTimeCode', Number.isInteger(length) && length > 0 && length <= 8, () => [
    `length ${String(length)} is not a number of digits from 1 to 8.`,
    'The cells do not fit a phone, or the code is never complete.',
    'Pass as many digits as the server sends: 4 by SMS, 6 by email.',
  ]);
  const [value, set] = useControllable<string>({
    value: given === null ? '' : given,
    defaultValue: defaultValue ?? '',
    onValueChange,
  });
  const [focused, setFocused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs(input, ref);
  const control = useFieldControl({ ...rest, invalid });
  const change = (text: string): void => {
    // A pasted message may hold the code among words: «Код 4017, никому не говорите».
    const code = text.replace(/\D/g, '').slice(0, length);
    if (code === value) return;
    set(code);
    if (code.length === length) onComplete?.(code);
  };
  const current = Math.min(value.length, length - 1);
  const box = { className, style };
  const cells = (
    <Root
      dir="ltr"
      {...(onResend ? {} : box)}
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
  if (!onResend) return cells;
  return (
    <Column {...box}>
      {cells}
      <Resend seconds={resendIn} onResend={onResend} />
    </Column>
  );
}

/** Counts from the moment it is drawn: the code in hand has just been sent. */
function Resend({ seconds, onResend }: { seconds: number; onResend: () => Promise<void> | void }): ReactElement {
  const [until, setUntil] = useState<number | undefined>();
  const [asking, setAsking] = useState(false);
  const start = useStableCallback(() => setUntil(Date.now() + seconds * 1000));
  useIsoLayoutEffect(() => start(), [start]);
  const ask = async (): Promise<void> => {
    setAsking(true);
    try {
      await onResend();
      setUntil(Date.now() + seconds * 1000);
    } catch {
      // Reported by the one who asked; the button is free again.
    } finally {
      setAsking(false);
    }
  };
  return <ResendButton until={until} loading={asking} onClick={() => void ask()} />;
}
