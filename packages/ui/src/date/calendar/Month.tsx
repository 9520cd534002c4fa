/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/no-redundant-roles, jsx-a11y/control-has-associated-label -- the ARIA grid of days lives on a native table, with empty places before the first day */
import { useEffect, useRef, type ComponentPropsWithRef, type KeyboardEvent, type ReactElement } from 'react';

import { announce } from '../../foundation/announcer/announcer.ts';
import { lineKey } from '../../foundation/direction/line-key.ts';
import { useMergedRefs } from '../../foundation/hooks/useMergedRefs.ts';
import { monthWeeks, moveInCalendar, reasonAgainst, type DayLimits } from '../core/calendar.ts';
import { monthTitle, spokenDay, weekdayNames } from '../core/day-text.ts';
import { maxYear, minYear, weekday, type IsoDate } from '../core/iso.ts';
import { useDateLanguage } from '../core/language.ts';
import { inRange, type DayRange } from '../core/range.ts';
import { useToday } from '../core/today.ts';
import { Table } from './Calendar.styles.ts';

export interface MonthProps extends DayLimits, Omit<ComponentPropsWithRef<'table'>, 'children' | 'role'> {
  /** Four digits of the year. */
  year: number;
  /** Number of the month, 1–12. */
  month: number;
  /** The day the keyboard stands on, if it is in this month. */
  focused: IsoDate | undefined;
  /** Moves the document's focus there after a key. */
  grabFocus: boolean;
  /** The days that are filled: a period, or one day twice. */
  range: DayRange | null | undefined;
  /** Called with the day that was pressed. */
  onPick: (day: IsoDate) => void;
  /** Called with the day a key moves to, in another month too. */
  onMove: (day: IsoDate) => void;
  /** Called with the day under the pointer; undefined when it has left. */
  onPoint?: ((day: IsoDate | undefined) => void) | undefined;
}

/** Days of one month: the grid of the ARIA practice «Date Picker Dialog», weeks from the first day of the language. */
export function Month(props: MonthProps): ReactElement {
  const { year, month, focused, grabFocus, range, onPick, onMove, onPoint, min, max, disabledReason, ...rest } = props;
  const limits: DayLimits = { min, max, disabledReason };
  const language = useDateLanguage();
  const { locale } = language;
  const longNames = weekdayNames('wide', locale);
  const today = useToday();
  const table = useRef<HTMLTableElement>(null);
  const merged = useMergedRefs(table, rest.ref);

  useEffect(() => {
    if (grabFocus && focused !== undefined) {
      table.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus({ preventScroll: false });
    }
  }, [grabFocus, focused]);

  const pick = (day: IsoDate): void => {
    const reason = reasonAgainst(day, limits, language);
    if (reason === undefined) onPick(day);
    else announce(reason, { assertive: true });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>): void => {
    rest.onKeyDown?.(event);
    const day = (event.target as HTMLElement).dataset['day'];
    if (day === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      pick(day);
      return;
    }
    const to = moveInCalendar(day, lineKey(event), event.shiftKey, locale);
    if (to === undefined) return;
    event.preventDefault();
    const toYear = Number(to.slice(0, 4));
    if (toYear >= minYear && toYear <= maxYear) onMove(to);
  };

  return (
    <Table aria-label={monthTitle(year, month, locale)} {...rest} ref={merged} role="grid" onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weekdayNames('short', locale).map((name, index) => (
            <th key={name} scope="col" abbr={longNames[index]}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(year, month, locale).map((week, row) => (
          <tr key={row}>
            {week.map((day, column) => {
              if (day === undefined) return <td key={column} data-empty="" />;
              const reason = reasonAgainst(day, limits, language);
              const end = range !== null && range !== undefined && (day === range.from || day === range.to);
              const within = inRange(day, range);
              return (
                <td
                  key={column}
                  role="gridcell"
                  data-day={day}
                  data-end={end ? '' : undefined}
                  data-in={within && !end ? '' : undefined}
                  data-weekend={weekday(day) > 4 ? '' : undefined}
                  data-today={day === today ? '' : undefined}
                  data-autofocus={day === focused ? '' : undefined}
                  aria-selected={within}
                  aria-disabled={reason !== undefined}
                  aria-current={day === today ? 'date' : undefined}
                  aria-label={reason === undefined ? spokenDay(day, locale) : `${spokenDay(day, locale)}. ${reason}`}
                  title={reason}
                  tabIndex={day === focused ? 0 : -1}
                  onClick={() => pick(day)}
                  onPointerEnter={() => onPoint?.(day)}
                >
                  {Number(day.slice(8))}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
