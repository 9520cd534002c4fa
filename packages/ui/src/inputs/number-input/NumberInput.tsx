import {
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
  type ReactElement,
} from 'react';

import { announce } from '../../foundation/announcer/announcer.ts';
import { formatNumber } from '../../foundation/format/numbers.ts';
import { useControllable } from '../../foundation/hooks/useControllable.ts';
import { useMergedRefs } from '../../foundation/hooks/useMergedRefs.ts';
import { useLocale, useMessages } from '../../foundation/messages/context.ts';
import { FieldContext } from '../field/FieldContext.ts';
import { TextInput, type TextInputProps } from '../text-input/TextInput.tsx';
import { cameWhole, editOf } from './edit.ts';
import { numberMessages } from './number.messages.ts';
import { groupSign, readNumber } from './read-number.ts';
import { createTextHistory, historyStep } from './text-history.ts';

/** Why a text is not taken for a number, in a sentence. */
export interface NumberRefused {
  /** The reason as the person reads it. */
  readonly message: string;
  /** The text was typed and is still in the field; a pasted one has left the field as it was. */
  readonly isShown: boolean;
}

export interface NumberInputProps extends Omit<
  TextInputProps,
  'exact' | 'value' | 'defaultValue' | 'onValueChange' | 'type' | 'maskPlaceholder' | 'min' | 'max'
> {
  /** `null` is an empty field. */
  value?: number | null | undefined;
  /** Number to begin with. @default null */
  defaultValue?: number | null | undefined;
  /** Called after every edit; `null` when the field is empty or, with `isRefused`, holds a text that is no number. */
  onValueChange?: ((value: number | null, isRefused: boolean) => void) | undefined;
  /** Why the last text is refused, undefined when it is not; before `onValueChange`. A `Field` shows it by itself. */
  onRefusal?: ((refused: NumberRefused | undefined) => void) | undefined;
  /** Digits after the comma. @default 0 */
  fraction?: number | undefined;
  /** Allows a minus. @default false */
  negative?: boolean | undefined;
}

/** What is typed and not a formatted number yet. */
interface Draft {
  readonly text: string;
  /** Groups of the text are ours and go with the next edit. */
  readonly isFormatted: boolean;
}

/**
 * A number typed in the way of the language: comma or point, groups put in when the field is left. What cannot be read is
 * refused in words: typed, it stays for the person to correct, pasted, it leaves the field as it was.
 */
export function NumberInput({
  value: given,
  defaultValue = null,
  onValueChange,
  onRefusal,
  fraction = 0,
  negative = false,
  invalid,
  suffix,
  onChange,
  onKeyDown,
  onFocus,
  onBlur,
  ref,
  ...rest
}: NumberInputProps): ReactElement {
  const locale = useLocale();
  const say = useMessages(numberMessages);
  const notify = useContext(FieldContext)?.notify;
  const [value, set] = useControllable<number | null, [boolean]>({ value: given, defaultValue, onValueChange });
  const [draft, setDraft] = useState<Draft | null>(null);
  const [refused, setRefused] = useState<NumberRefused & { readonly at: number | null }>();
  const [isActive, setActive] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs(input, ref);
  const caret = useRef<number>(undefined);
  const group = groupSign(locale);
  const withoutGroups = (text: string): string => (group === '' ? text : text.replaceAll(group, ''));
  const [history] = useState(createTextHistory);

  const isEmpty = value === null || Number.isNaN(value);
  const shownAs = (number: number | null): string =>
    number === null || Number.isNaN(number) ? '' : formatNumber(number, { locale });
  // A form that sets another number while a refused text is there has the last word.
  const current = isActive || isEmpty ? draft : null;
  const shown = current?.text ?? shownAs(value);
  const isOurs = current?.isFormatted ?? true;
  const plain = isOurs ? withoutGroups(shown) : shown;
  const isStale = refused && (refused.isShown ? !current : !Object.is(refused.at, value));
  const problem = isStale ? undefined : refused;

  useEffect(() => {
    if (problem === undefined) return undefined;
    notify?.(problem.message);
    return () => notify?.(undefined);
  }, [notify, problem]);
  useLayoutEffect(() => {
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  const shape = { fraction, negative, locale, unit: typeof suffix === 'string' ? suffix : undefined };
  const keyOf = (text: string): string => {
    const { refusal, ...reading } = readNumber(text, { ...shape, typed: true });
    return refusal === undefined ? JSON.stringify(reading) : text;
  };
  const refuse = (next: NumberRefused | undefined): void => {
    if (next && next.message !== problem?.message) announce(next.message);
    setRefused(next && { ...next, at: value });
    if (next ?? refused) onRefusal?.(next);
  };
  /** The text that is in the field now, undefined where it is as it was. */
  const put = (text: string, isWhole: boolean): string | undefined => {
    const reading = readNumber(text, { ...shape, typed: !isWhole });
    if (reading.refusal !== undefined) {
      const why = say[reading.refusal];
      const isShown = !isWhole || problem?.isShown === true;
      refuse({ message: typeof why === 'string' ? why : why(fraction), isShown });
      if (isWhole) return undefined;
    } else refuse(undefined);
    const next = reading.refusal === undefined ? reading.value : null;
    const kept = isWhole ? shownAs(next) : text;
    setDraft({ text: kept, isFormatted: isWhole });
    set(next, reading.refusal !== undefined);
    return isWhole ? withoutGroups(kept) : kept;
  };
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    onChange?.(event);
    const after = event.currentTarget.value;
    const isWhole = cameWhole(event.nativeEvent);
    const { head, inserted, tail } = editOf(shown, after);
    const start = isOurs ? withoutGroups(head) : head;
    const text = start + inserted + (isOurs ? withoutGroups(tail) : tail);
    if (text !== after && !isWhole) caret.current = start.length + inserted.length;
    const now = put(text, isWhole);
    if (now !== undefined) history.push(plain, now, keyOf);
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event);
    const by = historyStep(event);
    if (by === undefined || event.defaultPrevented || rest.readOnly) return;
    event.preventDefault();
    const text = history.move(plain, by, keyOf);
    if (text !== undefined) put(text, false);
  };

  return (
    <TextInput
      dir="ltr"
      inputMode={fraction > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      {...rest}
      suffix={suffix}
      ref={merged}
      value={shown}
      invalid={problem?.isShown ? true : invalid}
      onChange={change}
      onKeyDown={keyDown}
      onFocus={(event) => {
        setActive(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setActive(false);
        if (!problem?.isShown) setDraft(null);
        onBlur?.(event);
      }}
    />
  );
}
