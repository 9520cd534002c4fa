import { useState, type ComponentPropsWithRef, type ReactElement } from 'react';

import { ChevronEnd, ChevronStart } from '../../brand/icon/chevrons.tsx';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { announce } from '../../foundation/announcer/announcer.ts';
import { useControllable } from '../../foundation/hooks/useControllable.ts';
import { clampDay, type DayLimits } from '../core/calendar.ts';
import { monthNames, monthTitle } from '../core/day-text.ts';
import { addMonths, maxYear, minYear, type IsoDate } from '../core/iso.ts';
import { useDateLanguage } from '../core/language.ts';
import { useToday } from '../core/today.ts';
import { Panel } from './Calendar.styles.ts';
import { Month } from './Month.tsx';

export interface CalendarPanelProps extends DayLimits, Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** `yyyy-MM-dd`; `null` is no day. */
  value?: IsoDate | null | undefined;
  /** Day to begin with, `yyyy-MM-dd`. @default none */
  defaultValue?: IsoDate | null | undefined;
  /** Called with the day just chosen, `yyyy-MM-dd`. */
  onValueChange?: ((value: IsoDate) => void) | undefined;
  /** Lists of months and years instead of a title. */
  jump?: boolean | undefined;
}

const yearOf = (day: IsoDate): number => Number(day.slice(0, 4));
const monthOf = (day: IsoDate): number => Number(day.slice(5, 7));

/** One month with its head; the keyboard stands on the chosen day or today. */
export function CalendarPanel(props: CalendarPanelProps): ReactElement {
  const { value: given, defaultValue = null, onValueChange, jump = false, min, max, disabledReason, ...rest } = props;
  const { locale, say } = useDateLanguage();
  const [value, set] = useControllable<IsoDate | null>({
    value: given,
    defaultValue,
    onValueChange: (day) => day !== null && onValueChange?.(day),
  });
  const limits: DayLimits = { min, max, disabledReason };
  const today = useToday();
  const [focused, setFocused] = useState(() => clampDay(value ?? today, limits));
  const [grab, setGrab] = useState(true);
  const [followed, setFollowed] = useState(value);
  // A day given later shows its month, and takes no focus.
  if (value !== followed) {
    setFollowed(value);
    if (value !== null && value !== focused) {
      setGrab(false);
      setFocused(clampDay(value, limits));
    }
  }
  const year = yearOf(focused);
  const month = monthOf(focused);
  const go = (day: IsoDate, byKey: boolean): void => {
    setGrab(byKey);
    setFocused(day);
    if (day.slice(0, 7) !== focused.slice(0, 7)) announce(monthTitle(yearOf(day), monthOf(day), locale));
  };
  const jumpTo = (toYear: number, toMonth: number): void =>
    go(addMonths(focused, (toYear - year) * 12 + toMonth - month), false);
  const first = limits.min === undefined ? minYear : yearOf(limits.min);
  const last = limits.max === undefined ? maxYear : yearOf(limits.max);
  const may = (by: number): boolean => {
    const to = addMonths(focused, by).slice(0, 7);
    return to >= (limits.min?.slice(0, 7) ?? `${minYear}-01`) && to <= (limits.max?.slice(0, 7) ?? `${maxYear}-12`);
  };
  return (
    <Panel {...rest}>
      <div data-head="">
        <IconButton
          icon={ChevronStart}
          label={say.previousMonth}
          size="sm"
          disabled={!may(-1)}
          onClick={() => go(addMonths(focused, -1), false)}
        />
        {jump ? (
          <>
            <select aria-label={say.month} value={month} onChange={(event) => jumpTo(year, Number(event.target.value))}>
              {monthNames(locale).map((name, index) => (
                <option key={name} value={index + 1}>
                  {name}
                </option>
              ))}
            </select>
            <select aria-label={say.year} value={year} onChange={(event) => jumpTo(Number(event.target.value), month)}>
              {Array.from({ length: last - first + 1 }, (_, index) => (
                <option key={index} value={last - index}>
                  {last - index}
                </option>
              ))}
            </select>
          </>
        ) : (
          <h3>{monthTitle(year, month, locale)}</h3>
        )}
        <IconButton
          icon={ChevronEnd}
          label={say.nextMonth}
          size="sm"
          disabled={!may(1)}
          onClick={() => go(addMonths(focused, 1), false)}
        />
      </div>
      <Month
        {...limits}
        year={year}
        month={month}
        focused={focused}
        grabFocus={grab}
        range={value === null ? undefined : { from: value, to: value }}
        onPick={set}
        onMove={(day) => go(day, true)}
      />
    </Panel>
  );
}
