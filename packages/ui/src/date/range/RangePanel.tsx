import { Check } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import { Button } from '../../actions/button/Button.tsx';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { Icon } from '../../brand/icon/Icon.tsx';
import { ChevronEnd, ChevronStart } from '../../brand/icon/chevrons.tsx';
import { formatCount } from '../../foundation/format/numbers.ts';
import { clampDay, type DayLimits } from '../core/calendar.ts';
import { addMonths, startOfMonth, todayIso, type IsoDate } from '../core/iso.ts';
import { presetOf, rangeLength, rangePresets, type DayRange, type RangePreset } from '../core/range.ts';
import { monthTitle } from '../core/day-text.ts';
import { Month } from '../calendar/Month.tsx';
import { DateInput } from '../date-input/DateInput.tsx';
import { Panel } from './Range.styles.ts';
import { useRangeDraft } from './useRangeDraft.ts';

export interface RangePanelProps extends DayLimits {
  value: DayRange | null;
  presets: readonly RangePreset[] | undefined;
  maxDays: number | undefined;
  onApply: (range: DayRange | null) => void;
  onCancel: () => void;
}

const parts = (month: IsoDate): { year: number; month: number } => ({
  year: Number(month.slice(0, 4)),
  month: Number(month.slice(5, 7)),
});

/** Presets, two months, two fields; Enter in a field applies, Esc returns what was. */
export function RangePanel(props: RangePanelProps): ReactElement {
  const { value, presets = rangePresets, maxDays, onApply, onCancel, ...limits } = props;
  const today = todayIso();
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
  const end = (side: 'from' | 'to', day: IsoDate | null): void => {
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
      <div data-presets="" role="group" aria-label="Готовые периоды">
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
            label="Предыдущий месяц"
            size="sm"
            onClick={() => showMonth(-1)}
          />
          {[first, second].map((month, index) => (
            <div key={month}>
              <h3>{monthTitle(parts(month).year, parts(month).month)}</h3>
              <Month
                {...shared}
                {...parts(month)}
                focused={inMonth(month) ?? (index === 1 && reachable === undefined ? month : undefined)}
              />
            </div>
          ))}
          <IconButton data-on="" icon={ChevronEnd} label="Следующий месяц" size="sm" onClick={() => showMonth(1)} />
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
              aria-label="Начало периода"
              value={draft.shown?.from ?? null}
              onValueChange={(day) => end('from', day)}
            />
            —
            <DateInput
              {...limits}
              bare
              size="sm"
              aria-label="Конец периода"
              value={draft.shown?.to ?? null}
              onValueChange={(day) => end('to', day)}
            />
            <span>{draft.shown && formatCount(rangeLength(draft.shown), ['день', 'дня', 'дней'])}</span>
            <Button size="sm" variant="plain" onClick={onCancel}>
              Отмена
            </Button>
            <Button size="sm" variant="primary" type="submit" disabledReason={draft.problem}>
              Показать
            </Button>
            {draft.problem !== undefined && <div data-problem="">{draft.problem}</div>}
          </div>
        </form>
      </div>
    </Panel>
  );
}
