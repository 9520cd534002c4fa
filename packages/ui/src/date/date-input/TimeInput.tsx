import { useRef, useState, type ComponentPropsWithRef, type ReactElement } from 'react';

import { useControllable } from '../../foundation/hooks/useControllable.ts';
import { useMergedRefs } from '../../foundation/hooks/useMergedRefs.ts';
import { TextInput } from '../../inputs/text-input/TextInput.tsx';
import { useDateLanguage } from '../core/language.ts';
import { timeMaskOf } from '../core/mask.ts';
import { parseTime } from '../core/parse.ts';
import { useMaskedText } from '../hooks/useMaskedText.ts';
import type { DateChange } from './DateInput.tsx';

export interface TimeInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size'
> {
  /** `HH:mm` or `HH:mm:ss`; `null` is no time. */
  value?: string | null | undefined;
  /** Time to begin with, `HH:mm` or `HH:mm:ss`. @default none */
  defaultValue?: string | null | undefined;
  /** `null` while there is no whole time. */
  onValueChange?: ((value: string | null, change: DateChange) => void) | undefined;
  /** Whether seconds are asked for. @default 'minute' */
  precision?: 'minute' | 'second' | undefined;
  /** Marks the input as wrong. @default from the Field */
  invalid?: boolean | undefined;
  /** Height of the input. @default 'md' */
  size?: 'md' | 'sm' | undefined;
}

/** Hours and minutes by mask: `9:05` becomes `09:05`, `25:00` is refused in words. */
export function TimeInput({
  value,
  defaultValue,
  onValueChange,
  precision = 'minute',
  ref,
  ...rest
}: TimeInputProps): ReactElement {
  const seconds = precision === 'second';
  const language = useDateLanguage();
  const mask = timeMaskOf(language, seconds);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs(input, ref);
  const [given, set] = useControllable<string | null, [DateChange]>({
    value: value === undefined ? undefined : value || null,
    defaultValue: defaultValue || null,
    onValueChange,
  });
  const [draft, setDraft] = useState({ text: given ?? '', value: given });
  const text = draft.value === given ? draft.text : (given ?? '');
  const write = (next: string): void => {
    const whole = next.length === mask.template.length;
    const time = (whole ? parseTime(next, seconds) : undefined) ?? null;
    const problem = next === '' || time !== null ? undefined : whole ? language.say.noSuchTime : language.say.halfTime;
    setDraft({ text: next, value: time });
    set(time, { text: next, problem });
  };
  const change = useMaskedText({
    mask,
    input,
    text,
    onText: write,
    readPaste: (pasted) => parseTime(pasted, seconds),
  });
  return (
    <TextInput
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      placeholder={mask.template}
      {...rest}
      ref={merged}
      value={text}
      maskPlaceholder={text === '' ? undefined : mask.template.slice(text.length)}
      onChange={change}
    />
  );
}
