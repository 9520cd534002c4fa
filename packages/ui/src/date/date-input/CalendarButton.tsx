import { Calendar as CalendarIcon } from 'lucide-react';
import { lazy, Suspense, type ComponentPropsWithRef, type ReactElement } from 'react';

import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { Skeleton } from '../../feedback/loading/Skeleton.tsx';
import { useControllable } from '../../foundation/hooks/useControllable.ts';
import { Popover } from '../../overlays/popover/Popover.tsx';
import type { DayLimits } from '../core/calendar.ts';
import { longDay } from '../core/day-text.ts';
import type { IsoDate } from '../core/iso.ts';
import { useDateLanguage } from '../core/language.ts';

const CalendarPanel = lazy(async () => ({ default: (await import('../calendar/CalendarPanel.tsx')).CalendarPanel }));

export interface CalendarButtonProps
  extends DayLimits, Omit<ComponentPropsWithRef<'button'>, 'value' | 'defaultValue' | 'children'> {
  /** `yyyy-MM-dd`; `null` is no day. */
  value?: IsoDate | null | undefined;
  defaultValue?: IsoDate | null | undefined;
  onValueChange?: ((value: IsoDate) => void) | undefined;
  /** Month and year lists over the calendar: for a birth date. @default false */
  jump?: boolean | undefined;
}

/** The button at the edge of a date field; the calendar is loaded when first opened. */
export function CalendarButton(props: CalendarButtonProps): ReactElement {
  const { value: given, defaultValue = null, onValueChange, jump, min, max, disabledReason, ...button } = props;
  const { locale, say } = useDateLanguage();
  const [value, set] = useControllable<IsoDate | null>({
    value: given,
    defaultValue,
    onValueChange: (day) => day !== null && onValueChange?.(day),
  });
  return (
    <Popover
      label={say.calendar}
      placement="bottom-end"
      flush
      wide
      trigger={
        <IconButton
          icon={CalendarIcon}
          size="sm"
          label={say.choose(value === null ? undefined : longDay(value, locale))}
          {...button}
        />
      }
    >
      {(close) => (
        <Suspense
          fallback={
            <Skeleton shape="text" rows={7} style={{ width: 284, height: 290, padding: 24 }} label={say.opening} />
          }
        >
          <CalendarPanel
            {...{ jump, min, max, disabledReason }}
            value={value}
            onValueChange={(day) => {
              set(day);
              close();
            }}
          />
        </Suspense>
      )}
    </Popover>
  );
}
