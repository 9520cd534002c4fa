import { Calendar } from 'lucide-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';

import { Skeleton } from '../../feedback/loading/Skeleton.tsx';
import { useBreakpoint } from '../../foundation/hooks/useBreakpoint.ts';
import { useControllable } from '../../foundation/hooks/useControllable.ts';
import { useMessages } from '../../foundation/messages/context.ts';
import { Chip, type ChipProps } from '../../inputs/chip/Chip.tsx';
import { Popover } from '../../overlays/popover/Popover.tsx';
import type { DayLimits } from '../core/calendar.ts';
import { rangeText } from '../core/day-text.ts';
import { useDateLanguage } from '../core/language.ts';
import { rangeMessages } from '../core/range.messages.ts';
import type { DayRange, RangePreset } from '../core/range.ts';

// Calendars come when first opened: a list with a period filter stays light.
const RangePanel = lazy(async () => ({ default: (await import('./RangePanel.tsx')).RangePanel }));
const RangeSheet = lazy(async () => ({ default: (await import('./RangeSheet.tsx')).RangeSheet }));

export interface DateRangePickerProps
  extends
    DayLimits,
    Omit<ChipProps, 'value' | 'defaultValue' | 'onChange' | 'onRemove' | 'selected' | 'menu' | 'add' | 'children'> {
  /** `null` is «всё время». */
  value?: DayRange | null | undefined;
  /** Period to begin with. @default none */
  defaultValue?: DayRange | null | undefined;
  /** Called with the period when it is applied; `null` is all of time. */
  onValueChange?: ((value: DayRange | null) => void) | undefined;
  /** Before the value: «Регистрация». Without it the range alone is shown. */
  label?: string | undefined;
  /** Periods offered at the side. @default Сегодня … Всё время */
  presets?: readonly RangePreset[] | undefined;
  /** Longest period, days. */
  maxDays?: number | undefined;
  /** Open when it is first drawn: it was asked for before it came. @default false */
  defaultOpen?: boolean | undefined;
  /** Shows a cross next to the value. */
  onRemove?: (() => void) | undefined;
}

/** A chip that opens presets, two months and two fields; on a phone a screen of its own. */
export function DateRangePicker(props: DateRangePickerProps): ReactElement {
  const { value: given, defaultValue = null, onValueChange, label, presets, maxDays, onRemove, ...more } = props;
  const { min, max, disabledReason, defaultOpen = false, ...rest } = more;
  const say = useMessages(rangeMessages);
  const dates = useDateLanguage();
  const [value, set] = useControllable<DayRange | null>({ value: given, defaultValue, onValueChange });
  const [open, setOpen] = useState(defaultOpen);
  const phone = useBreakpoint() === 'sm';
  const text = value ? rangeText(value.from, value.to, dates.locale) : say.all;
  const panel = {
    min,
    max,
    disabledReason,
    value,
    presets,
    maxDays,
    onApply: (range: DayRange | null) => {
      setOpen(false);
      set(range);
    },
    onCancel: () => setOpen(false),
  };
  const chip = (
    <Chip
      icon={Calendar}
      selected={value !== null && (open || label !== undefined)}
      menu={onRemove === undefined || value === null}
      value={label === undefined || value === null ? undefined : text}
      onRemove={value === null ? undefined : onRemove}
      removeLabel={say.remove(label)}
      aria-label={label === undefined ? say.period(text) : undefined}
      {...rest}
      onClick={(event) => {
        rest.onClick?.(event);
        if (phone && !event.defaultPrevented) setOpen(true);
      }}
      aria-haspopup="dialog"
    >
      {label ?? text}
    </Chip>
  );
  if (phone) {
    return (
      <>
        {chip}
        {open && (
          <Suspense>
            <RangeSheet {...panel} />
          </Suspense>
        )}
      </>
    );
  }
  return (
    <Popover label={say.title} trigger={chip} open={open} onOpenChange={setOpen} flush wide>
      <Suspense
        fallback={
          <Skeleton shape="text" rows={7} style={{ width: 680, height: 330, padding: 24 }} label={dates.say.opening} />
        }
      >
        <RangePanel {...panel} />
      </Suspense>
    </Popover>
  );
}
