import { Check } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import { Button } from '../../actions/button/Button.tsx';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { Icon } from '../../brand/icon/Icon.tsx';
import { useMessages } from '../../foundation/messages/context.ts';
import { ChevronEnd, ChevronStart } from '../../brand/icon/chevrons.tsx';
import { Month } from '../calendar/Month.tsx';
import { clampDay, type DayLimits } from '../core/calendar.ts';
import { monthTitle } from '../core/day-text.ts';
import { addMonths, startOfMonth, type IsoDate } from '../core/iso.ts';
import { useDateLanguage } from '../core/language.ts';
import { rangeMessages } from '../core/range.messages.ts';
import { presetOf, presetsIn, rangeLength, type DayRange, type RangePreset } from '../core/range.ts';
import { useToday } from '../core/today.ts';
import { DateInput } from '../date-input/DateInput.tsx';
import { rangePanelMessages } from './range-panel.messages.ts';
import { Panel } from './Range.styles.ts';
import { useRangeDraft } from './useRangeDraft.ts';

export interface RangePanelProps extends DayLimits {
  /** The period in force; `null` is all of time. */
  value: DayRange | null;
  /** Periods offered at the side. */
  presets: readonly RangePreset[] | undefined;
  /** Longest period in days. */
  maxDays: number | undefined;
  /** Called with the period when «Применить» is pressed. */
  onApply: (range: DayRange | null) => void;
  /** Called when the panel is left without a choice. */
  onCancel: () => void;
}

const parts = (month: IsoDate): { year: number; month: number } => ({
  year: Number(month.slice(0, 4)),
  month: Number(month.slice(5, 7)),
});

/** Presets, two months, two fields; Enter in a field applies, Esc returns what was. */
export function RangePanel(props: RangePanelProps): ReactElement {
  const { value, presets: given, maxDays, onApply, onCancel, ...limits } = props;
  const say = useMessages(rangePanelMessages);
  const names = useMessages(rangeMessages);
  const dates = useDateLanguage();
  const presets = given ?? presetsIn(names);
  const today = useToday();
  const draft = useRangeDraft(value, maxDays);
  const [focused, setFocused] = useState(() => clampDay(value?.to ?? today, limits));
  const [grab, setGrab] = useState(true);
  const [first, setFirst] = useState(() => addMonths(startOfMonth(focused), -1));
  const second = addMonths(first, 1);
  const active = draft.whole === null && draft.shown !== null ? undefined : presetOf(draft.whole, today, presets);

  const move = (day: IsoDate): void => {
    setGrab(true);
    setFocused(day);
    draft.point(day);
    const month = startOfMonth(day);
    if (month < first) setFirst(month);
    else if (month > second) setFirst(addMonths(month, -1));
  };
  const showMonth = (by: number): void => {
    const next = addMonths(first, by);
    setGrab(false);
    setFirst(next);
    setFocused(startOfMonth(addMonths(next, 1)));
  };
  const choose = (preset: RangePreset): void => {
    const range = preset.range(today);
    draft.set(range);
    if (range) setFirst(addMonths(startOfMonth(range.to), -1));
  };
  // A half-erased day is not in the range, but its field must stay as it is typed until it is left.
  const [unfinished, setUnfinished] = useState<'from' | 'to'>();
  const end = (side: 'from' | 'to', day: IsoDate | null): void => {
    setUnfinished(day === null ? side : undefined);
    if (day === null) return;
    const now = draft.whole ?? draft.shown ?? { from: day, to: day };
    const next = { ...now, [side]: day };
    draft.set(next.from <= next.to ? next : { from: day, to: day });
    setFirst(addMonths(startOfMonth(day), side === 'to' ? -1 : 0));
  };
  const shared = {
    ...limits,
    grabFocus: grab,
    range: draft.shown,
    onMove: move,
    onPoint: draft.point,
    onPick: draft.pick,
  };
  const inMonth = (month: IsoDate): IsoDate | undefined => (startOfMonth(focused) === month ? focused : undefined);
  const reachable = inMonth(first) ?? inMonth(second);

  return (
    <Panel>
      <div data-presets="" role="group" aria-label={say.presets}>
        {presets.map((preset) => (
          <button key={preset.id} type="button" aria-pressed={preset.id === active} onClick={() => choose(preset)}>
            {preset.label}
            {preset.id === active && <Icon as={Check} size={16} />}
          </button>
        ))}
      </div>
      <div>
        <div data-months="" onPointerLeave={() => draft.point(undefined)}>
          <IconButton
            data-back=""
            icon={ChevronStart}
            label={dates.say.previousMonth}
            size="sm"
            onClick={() => showMonth(-1)}
          />
          {[first, second].map((month, index) => (
            <div key={month}>
              <h3>{monthTitle(parts(month).year, parts(month).month, dates.locale)}</h3>
              <Month
                {...shared}
                {...parts(month)}
                focused={inMonth(month) ?? (index === 1 && reachable === undefined ? month : undefined)}
              />
            </div>
          ))}
          <IconButton data-on="" icon={ChevronEnd} label={dates.say.nextMonth} size="sm" onClick={() => showMonth(1)} />
        </div>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            if (draft.problem === undefined) onApply(draft.whole ?? draft.shown);
          }}
        >
          <div data-foot="">
            <DateInput
              {...limits}
              bare
              size="sm"
              aria-label={say.from}
              value={(unfinished !== 'from' && draft.shown?.from) || null}
              onBlur={() => setUnfinished(undefined)}
              onValueChange={(day) => end('from', day)}
            />
            —
            <DateInput
              {...limits}
              bare
              size="sm"
              aria-label={say.to}
              value={(unfinished !== 'to' && draft.shown?.to) || null}
              onBlur={() => setUnfinished(undefined)}
              onValueChange={(day) => end('to', day)}
            />
            <span>{draft.shown && say.days(rangeLength(draft.shown))}</span>
            <Button size="sm" variant="plain" onClick={onCancel}>
              {say.cancel}
            </Button>
            <Button size="sm" variant="primary" type="submit" disabledReason={draft.problem}>
              {say.apply}
            </Button>
            {draft.problem !== undefined && <div data-problem="">{draft.problem}</div>}
          </div>
        </form>
      </div>
    </Panel>
  );
}
