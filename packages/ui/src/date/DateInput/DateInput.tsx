import { Calendar as CalendarIcon } from 'lucide-react';
import {
  lazy,
  Suspense,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactElement,
} from 'react';

import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Skeleton } from '../../feedback/loading/Skeleton.tsx';
import { useMergedRefs } from '../../foundation/hooks/useMergedRefs.ts';
import { TextInput } from '../../inputs/TextInput/TextInput.tsx';
import { Popover } from '../../overlays/Popover/Popover.tsx';
import { clampDay, reasonAgainst, type DayLimits } from '../core/calendar.ts';
import { addDays, addMonths, dayOf, todayIso, type IsoDate } from '../core/iso.ts';
import { dateMask, partAt } from '../core/mask.ts';
import { parseDay, parseMasked } from '../core/parse.ts';
import { dottedDay, longDay } from '../core/words.ts';
import { useMaskedText } from '../hooks/useMaskedText.ts';

const CalendarPanel = lazy(async () => ({ default: (await import('../Calendar/CalendarPanel.tsx')).CalendarPanel }));

export interface DateChange {
  /** `yyyy-MM-dd`; undefined while there is no whole, allowed day. */
  readonly value: IsoDate | undefined;
  readonly text: string;
  /** What is wrong with what is written; undefined when nothing or empty. */
  readonly problem: string | undefined;
}

export interface DateInputProps
  extends
    DayLimits,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'size'> {
  /** `yyyy-MM-dd`; also reads `yyyy-MM-dd 00:00:00.000`. Give it always: the field is controlled. */
  value: string | null | undefined;
  onChange: (change: DateChange) => void;
  invalid?: boolean | undefined;
  /** Month and year lists over the calendar: for a birth date. @default false */
  jump?: boolean | undefined;
  /** Without the calendar button. @default false */
  bare?: boolean | undefined;
  size?: 'md' | 'sm' | undefined;
}

/** What is wrong with a written date, in words; limits as `reasonAgainst`. */
export const dateProblem = (text: string, limits: DayLimits): string | undefined => {
  if (text === '') return undefined;
  const day = parseMasked(text);
  if (day !== undefined) return reasonAgainst(day, limits);
  return text.length === dateMask.template.length ? 'Такой даты нет' : 'Введите дату целиком: день, месяц и год';
};

/** One text field: typed by mask, pasted in any usual form, stepped by ↑ ↓, chosen in a calendar. */
export function DateInput({
  value,
  onChange,
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
  const limits: DayLimits = { min, max, disabledReason };
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs(input, ref);
  const given = value ? dayOf(value) : undefined;
  const [draft, setDraft] = useState({ text: given === undefined ? '' : dottedDay(given), value: given });
  // The form set another day: its word goes before what was typed.
  const text = draft.value === given ? draft.text : given === undefined ? '' : dottedDay(given);

  const write = (next: string): void => {
    const problem = dateProblem(next, limits);
    const day = problem === undefined ? parseMasked(next) : undefined;
    setDraft({ text: next, value: day });
    onChange({ value: day, text: next, problem });
  };
  const fallback = useMaskedText({
    mask: dateMask,
    input,
    text,
    onText: write,
    readPaste: (pasted) => {
      const day = parseDay(pasted);
      return day === undefined ? undefined : dottedDay(day);
    },
  });

  const step = (by: number): void => {
    const caret = input.current?.selectionStart ?? 0;
    const { index } = partAt(dateMask, caret);
    const day = parseMasked(text) ?? todayIso();
    const moved = index === 0 ? addDays(day, by) : addMonths(day, index === 1 ? by : by * 12);
    write(dottedDay(clampDay(moved, limits)));
    requestAnimationFrame(() => input.current?.setSelectionRange(caret, caret));
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event);
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.defaultPrevented || by === undefined || event.altKey || rest.readOnly || rest.disabled) return;
    event.preventDefault();
    step(by);
  };

  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      placeholder={dateMask.template}
      {...rest}
      ref={merged}
      value={text}
      ghost={text === '' ? undefined : dateMask.template.slice(text.length)}
      onValueChange={fallback}
      onKeyDown={keyDown}
      onBlur={(event) => {
        // «15.3.26» with two digits of the year is finished on leaving.
        const day = text !== '' && text.length < dateMask.template.length ? parseDay(text) : undefined;
        if (day !== undefined) write(dottedDay(day));
        onBlur?.(event);
      }}
      actions={
        bare || rest.readOnly ? undefined : (
          <Popover
            label="Календарь"
            placement="bottom-end"
            flush
            wide
            trigger={
              <IconButton
                icon={CalendarIcon}
                size="sm"
                disabled={rest.disabled}
                label={given === undefined ? 'Выбрать дату' : `Выбрать дату, выбрано ${longDay(given)}`}
              />
            }
          >
            {(close) => (
              <Suspense
                fallback={
                  <Skeleton
                    shape="text"
                    rows={7}
                    style={{ width: 284, height: 290, padding: 24 }}
                    label="Открываем календарь"
                  />
                }
              >
                <CalendarPanel
                  {...limits}
                  value={given}
                  jump={jump}
                  onPick={(day) => {
                    write(dottedDay(day));
                    close();
                  }}
                />
              </Suspense>
            )}
          </Popover>
        )
      }
    />
  );
}
