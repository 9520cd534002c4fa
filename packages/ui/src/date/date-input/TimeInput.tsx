import { useRef, useState, type ComponentPropsWithRef, type ReactElement } from 'react';

import { useMergedRefs } from '../../foundation/hooks/useMergedRefs.ts';
import { TextInput } from '../../inputs/text-input/TextInput.tsx';
import { secondsMask, timeMask } from '../core/mask.ts';
import { parseTime } from '../core/parse.ts';
import { useMaskedText } from '../hooks/useMaskedText.ts';

export interface TimeInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size'
> {
  /** `HH:mm` or `HH:mm:ss`. */
  value: string | null | undefined;
  onChange: (change: { value: string | undefined; text: string; problem: string | undefined }) => void;
  /** @default 'minute' */
  precision?: 'minute' | 'second' | undefined;
  invalid?: boolean | undefined;
  size?: 'md' | 'sm' | undefined;
}

/** Hours and minutes by mask: `9:05` becomes `09:05`, `25:00` is refused in words. */
export function TimeInput({ value, onChange, precision = 'minute', ref, ...rest }: TimeInputProps): ReactElement {
  const seconds = precision === 'second';
  const mask = seconds ? secondsMask : timeMask;
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs(input, ref);
  const given = value ?? undefined;
  const [draft, setDraft] = useState({ text: given ?? '', value: given });
  const text = draft.value === given ? draft.text : (given ?? '');
  const write = (next: string): void => {
    const whole = next.length === mask.template.length;
    const time = whole ? parseTime(next, seconds) : undefined;
    const problem =
      next === '' || time !== undefined ? undefined : whole ? 'Такого времени нет' : 'Введите часы и минуты';
    setDraft({ text: next, value: time });
    onChange({ value: time, text: next, problem });
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
