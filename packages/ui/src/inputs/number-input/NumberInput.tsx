import { useState, type ReactElement } from 'react';

import type { FormatLocale } from '../../foundation/format/locale.ts';
import { formatNumber, MINUS, NBSP } from '../../foundation/format/numbers.ts';
import { useControllable } from '../../foundation/hooks/useControllable.ts';
import { useLocale } from '../../foundation/messages/context.ts';
import { TextInput, type TextInputProps } from '../text-input/TextInput.tsx';

export interface NumberInputProps extends Omit<
  TextInputProps,
  'exact' | 'value' | 'defaultValue' | 'onValueChange' | 'type' | 'maskPlaceholder' | 'min' | 'max'
> {
  /** `null` is an empty field. */
  value?: number | null | undefined;
  /** Number to begin with. @default null */
  defaultValue?: number | null | undefined;
  /** Called after every edit; `null` when the field is empty. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** Digits after the comma. @default 0 */
  fraction?: number | undefined;
  /** Allows a minus. @default false */
  negative?: boolean | undefined;
}

/** Whether the language groups digits by the comma: `1,234.5`. */
const commaGroups = (locale: FormatLocale | undefined): boolean => locale?.number(0.5, {}).includes('.') === true;

/** Reads «1 234,5», «1234.5», «−5»; undefined for what is not a number yet. Where the comma groups, `1,234.5`. */
export function readNumber(text: string, fraction: number, locale?: FormatLocale): number | null | undefined {
  const plain = (commaGroups(locale) ? text.replaceAll(',', '') : text)
    .replaceAll(NBSP, '')
    .replaceAll(' ', '')
    .replace(MINUS, '-')
    .replace(',', '.');
  if (plain === '' || plain === '-') return null;
  if (!/^-?\d*(?:\.\d*)?$/.test(plain)) return undefined;
  const value = Number(plain);
  return Number.isFinite(value) ? Number(value.toFixed(fraction)) : undefined;
}

/** A number typed in the way of the language: the Russian comma, groups put in when the field is left. Other letters are not taken. */
export function NumberInput({
  value: given,
  defaultValue = null,
  onValueChange,
  fraction = 0,
  negative = false,
  onBlur,
  ...rest
}: NumberInputProps): ReactElement {
  const locale = useLocale();
  const [value, set] = useControllable<number | null>({ value: given, defaultValue, onValueChange });
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (value === null ? '' : formatNumber(value, { locale }));
  return (
    <TextInput
      dir="ltr"
      inputMode={fraction > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      {...rest}
      value={shown}
      onValueChange={(text) => {
        const next = readNumber(text, fraction, locale);
        if (next === undefined || (!negative && text.trim().match(/^[-−]/))) return;
        if (fraction === 0 && (commaGroups(locale) ? /\./ : /[.,]/).test(text)) return;
        setTyped(text);
        set(next);
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
