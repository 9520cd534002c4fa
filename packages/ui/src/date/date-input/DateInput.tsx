import {
  useContext,
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactElement,
} from 'react';

import { announce } from '../../foundation/announcer/announcer.ts';
import { useControllable } from '../../foundation/hooks/useControllable.ts';
import { useMergedRefs } from '../../foundation/hooks/useMergedRefs.ts';
import { FieldContext } from '../../inputs/field/FieldContext.ts';
import { TextInput } from '../../inputs/text-input/TextInput.tsx';
import { reasonAgainst, type DayLimits } from '../core/calendar.ts';
import { dottedDay } from '../core/day-text.ts';
import { dayOf, type IsoDate } from '../core/iso.ts';
import { russianDates, useDateLanguage, type DateLanguage } from '../core/language.ts';
import { dateMaskOf } from '../core/mask.ts';
import { parseDay, parseMasked } from '../core/parse.ts';
import { stepDay } from '../core/step.ts';
import { useToday } from '../core/today.ts';
import { isLoose, isWholeDay } from '../core/typed-day.ts';
import { useMaskedText } from '../hooks/useMaskedText.ts';
import { CalendarButton } from './CalendarButton.tsx';

/** What is written, next to the value it makes. */
export interface DateChange {
  /** What stands in the input. */
  readonly text: string;
  /** What is wrong with it; undefined when nothing, or when the field is empty. */
  readonly problem: string | undefined;
}

export interface DateInputProps
  extends
    DayLimits,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'size'> {
  /** `yyyy-MM-dd`; also reads `yyyy-MM-dd 00:00:00.000`. `null` is no day. */
  value?: string | null | undefined;
  /** Date to begin with, `yyyy-MM-dd`. @default none */
  defaultValue?: string | null | undefined;
  /** `null` while there is no whole, allowed day. */
  onValueChange?: ((value: IsoDate | null, change: DateChange) => void) | undefined;
  /** Marks the input as wrong. @default from the Field */
  invalid?: boolean | undefined;
  /** Month and year lists over the calendar: for a birth date. @default false */
  jump?: boolean | undefined;
  /** Without the calendar button. @default false */
  bare?: boolean | undefined;
  /** Height of the input. @default 'md' */
  size?: 'md' | 'sm' | undefined;
}

/** What is wrong with a written date, in words; limits as `reasonAgainst`. */
export const dateProblem = (
  text: string,
  limits: DayLimits,
  language: DateLanguage = russianDates,
): string | undefined => {
  if (text === '') return undefined;
  const day = parseMasked(text, language.locale);
  if (day !== undefined) return reasonAgainst(day, limits, language);
  return isWholeDay(text) ? language.say.noSuchDate : language.say.halfDate;
};

/** The day of a value given from outside; `null` for what is no day. */
export const givenDay = (value: string | null | undefined): IsoDate | null => (value && dayOf(value)) || null;

/** One text field: typed by mask, pasted in any usual form, stepped by ↑ ↓, chosen in a calendar. */
export function DateInput({
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  disabledReason,
  jump = false,
  bare = false,
  onKeyDown,
  onBlur,
  ref,
  ...rest
}: DateInputProps): ReactElement {
  const language = useDateLanguage();
  const { locale } = language;
  const mask = dateMaskOf(language);
  const dotted = (day: IsoDate): string => dottedDay(day, locale);
  const limits: DayLimits = { min, max, disabledReason };
  const today = useToday();
  const reading = { locale, max, year: Number(today.slice(0, 4)) };
  const input = useRef<HTMLInputElement>(null);
  const calendar = useRef<HTMLButtonElement>(null);
  const merged = useMergedRefs(input, ref);
  const [given, set] = useControllable<IsoDate | null, [DateChange]>({
    value: value === undefined ? undefined : givenDay(value),
    defaultValue: givenDay(defaultValue),
    onValueChange,
  });
  const [draft, setDraft] = useState({ text: given === null ? '' : dotted(given), value: given, locale });
  // The form set another day: its word goes before what was typed.
  const text = draft.value === given && draft.locale === locale ? draft.text : given === null ? '' : dotted(given);

  // A pasted text that was refused has left the field as it was: the word is there until the text changes.
  const [refusedAt, setRefusedAt] = useState<string>();
  const notify = useContext(FieldContext)?.notify;
  const isRefused = refusedAt === text;
  useEffect(() => {
    if (!isRefused) return undefined;
    notify?.(language.say.noSuchDate);
    return () => notify?.(undefined);
  }, [isRefused, notify, language.say.noSuchDate]);
  const write = (next: string): void => {
    setRefusedAt(undefined);
    const problem = dateProblem(next, limits, language);
    const day = (problem === undefined ? parseMasked(next, locale) : undefined) ?? null;
    setDraft({ text: next, value: day, locale });
    set(day, { text: next, problem });
  };
  const change = useMaskedText({
    mask,
    loose: true,
    locale,
    input,
    text,
    onText: write,
    onRefuse: () => {
      announce(language.say.noSuchDate);
      setRefusedAt(text);
    },
    readPaste: (pasted) => {
      const day = parseDay(pasted, reading);
      return day === undefined ? undefined : dotted(day);
    },
  });

  // «15.3.26» and «15 марта» are finished on leaving, by Enter and before a step.
  const finished = (): string => {
    const day = text === '' || parseMasked(text, locale) !== undefined ? undefined : parseDay(text, reading);
    return day === undefined ? text : dotted(day);
  };
  const finish = (): void => {
    const whole = finished();
    if (whole !== text) write(whole);
  };
  const step = (by: number): void => {
    const caret = input.current?.selectionStart ?? 0;
    write(dotted(stepDay(finished(), caret, by, { ...limits, today }, locale)));
    requestAnimationFrame(() => input.current?.setSelectionRange(caret, caret));
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event);
    if (event.key === 'Enter' && !event.defaultPrevented) finish();
    if (event.key === 'ArrowDown' && event.altKey && !event.defaultPrevented && calendar.current) {
      event.preventDefault();
      calendar.current.click();
      return;
    }
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.defaultPrevented || by === undefined || event.altKey || rest.readOnly || rest.disabled) return;
    event.preventDefault();
    step(by);
  };

  return (
    <TextInput
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      placeholder={mask.template}
      {...rest}
      ref={merged}
      value={text}
      maskPlaceholder={text === '' || isLoose(text, mask.separator) ? undefined : mask.template.slice(text.length)}
      onChange={change}
      onKeyDown={keyDown}
      onBlur={(event) => {
        finish();
        onBlur?.(event);
      }}
      actions={
        bare || rest.readOnly ? undefined : (
          <CalendarButton
            {...limits}
            ref={calendar}
            value={given}
            jump={jump}
            disabled={rest.disabled}
            onValueChange={(day) => write(dotted(day))}
          />
        )
      }
    />
  );
}
