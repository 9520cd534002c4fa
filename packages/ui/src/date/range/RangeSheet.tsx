import { useMemo, type ReactElement } from 'react';

import { Button } from '../../actions/button/Button.tsx';
import { Chip } from '../../inputs/chip/Chip.tsx';
import { Sheet } from '../../overlays/sheet/Sheet.tsx';
import { Month } from '../calendar/Month.tsx';
import { addMonths, startOfMonth, todayIso } from '../core/iso.ts';
import { presetOf, rangePresets } from '../core/range.ts';
import { monthTitle, shortDay } from '../core/day-text.ts';
import { PhonePanel } from './Range.styles.ts';
import type { RangePanelProps } from './RangePanel.tsx';
import { useRangeDraft } from './useRangeDraft.ts';

/** The whole screen of a phone: presets across, months down, the button repeats the range. */
export function RangeSheet(props: RangePanelProps): ReactElement {
  const { value, presets = rangePresets, maxDays, onApply, onCancel, ...limits } = props;
  const today = todayIso();
  const draft = useRangeDraft(value, maxDays);
  const focused = draft.shown?.to ?? today;
  const months = useMemo(() => {
    const last = startOfMonth(limits.max ?? today);
    const list = Array.from({ length: 12 }, (_, index) => addMonths(last, index - 11));
    return list.filter((month) => limits.min === undefined || month >= startOfMonth(limits.min));
  }, [limits.max, limits.min, today]);
  const text = draft.shown ? `${shortDay(draft.shown.from)} — ${shortDay(draft.shown.to)}` : 'всё время';
  return (
    <Sheet
      open
      onClose={onCancel}
      title="Период"
      footer={
        <Button
          variant="primary"
          size="lg"
          wide
          disabledReason={draft.problem}
          onClick={() => onApply(draft.whole ?? draft.shown)}
        >
          Показать {text}
        </Button>
      }
    >
      <PhonePanel>
        <div data-presets="" role="group" aria-label="Готовые периоды">
          {presets.map((preset) => (
            <Chip
              key={preset.id}
              selected={draft.whole === draft.shown && preset.id === presetOf(draft.whole, today, presets)}
              onClick={() => draft.set(preset.range(today))}
            >
              {preset.label}
            </Chip>
          ))}
        </div>
        {months.map((month) => (
          <div
            key={month}
            ref={(node) => {
              if (startOfMonth(value?.from ?? today) === month) node?.scrollIntoView({ block: 'start' });
            }}
          >
            <h3>{monthTitle(Number(month.slice(0, 4)), Number(month.slice(5, 7)))}</h3>
            <Month
              {...limits}
              year={Number(month.slice(0, 4))}
              month={Number(month.slice(5, 7))}
              focused={startOfMonth(focused) === month ? focused : undefined}
              grabFocus={false}
              range={draft.shown}
              onPick={draft.pick}
              onMove={draft.point}
            />
          </div>
        ))}
      </PhonePanel>
    </Sheet>
  );
}
