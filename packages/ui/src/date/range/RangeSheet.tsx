import { useMemo, type ReactElement } from 'react';

import { Button } from '../../actions/button/Button.tsx';
import { useMessages } from '../../foundation/messages/context.ts';
import { Chip } from '../../inputs/chip/Chip.tsx';
import { Sheet } from '../../overlays/sheet/Sheet.tsx';
import { Month } from '../calendar/Month.tsx';
import { monthTitle, shortDay } from '../core/day-text.ts';
import { addMonths, startOfMonth } from '../core/iso.ts';
import { useDateLanguage } from '../core/language.ts';
import { rangeMessages } from '../core/range.messages.ts';
import { presetOf, presetsIn } from '../core/range.ts';
import { useToday } from '../core/today.ts';
import { rangePanelMessages } from './range-panel.messages.ts';
import { PhonePanel } from './Range.styles.ts';
import type { RangePanelProps } from './RangePanel.tsx';
import { useRangeDraft } from './useRangeDraft.ts';

/** The whole screen of a phone: presets across, months down, the button repeats the range. */
export function RangeSheet(props: RangePanelProps): ReactElement {
  const { value, presets: given, maxDays, onApply, onCancel, ...limits } = props;
  const say = useMessages(rangePanelMessages);
  const names = useMessages(rangeMessages);
  const { locale } = useDateLanguage();
  const presets = given ?? presetsIn(names);
  const today = useToday();
  const draft = useRangeDraft(value, maxDays);
  const focused = draft.shown?.to ?? today;
  const months = useMemo(() => {
    const last = startOfMonth(limits.max ?? today);
    const list = Array.from({ length: 12 }, (_, index) => addMonths(last, index - 11));
    return list.filter((month) => limits.min === undefined || month >= startOfMonth(limits.min));
  }, [limits.max, limits.min, today]);
  const text = draft.shown ? `${shortDay(draft.shown.from, locale)} — ${shortDay(draft.shown.to, locale)}` : undefined;
  return (
    <Sheet
      open
      onClose={onCancel}
      title={names.title}
      footer={
        <Button
          variant="primary"
          size="lg"
          wide
          disabledReason={draft.problem}
          onClick={() => onApply(draft.whole ?? draft.shown)}
        >
          {say.show(text)}
        </Button>
      }
    >
      <PhonePanel>
        <div data-presets="" role="group" aria-label={say.presets}>
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
            <h3>{monthTitle(Number(month.slice(0, 4)), Number(month.slice(5, 7)), locale)}</h3>
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
