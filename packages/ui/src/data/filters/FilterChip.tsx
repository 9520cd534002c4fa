import { Calendar } from 'lucide-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';

import { Skeleton } from '../../feedback/loading/Skeleton.tsx';
import { useIdle } from '../../foundation/hooks/idle.ts';
import { useLocale, useMessages } from '../../foundation/messages/context.ts';
import { Chip } from '../../inputs/chip/Chip.tsx';
import { Popover } from '../../overlays/popover/Popover.tsx';
import { isEmptyFilter, isInterval, type FilterValue } from '../table/core/filters.ts';
import { toolbarMessages } from '../toolbar/toolbar.messages.ts';
import { filterText } from './filter-text.ts';
import type { Filter } from './types.ts';
import { useOptionLabels } from './useOptionLabels.ts';

const FilterEditor = lazy(async () => ({ default: (await import('./FilterEditor.tsx')).FilterEditor }));

const DateRangePicker = lazy(async () => ({
  default: (await import('../../date/range/DateRangePicker.tsx')).DateRangePicker,
}));

export interface FilterChipProps {
  /** The filter it stands for. */
  filter: Filter;
  /** Its value; `null` while nothing is chosen. */
  value: FilterValue | null | undefined;
  /** Height of the chip: `md` fits a finger. @default 'sm' */
  size?: 'sm' | 'md' | undefined;
  /** Just added: its popover opens by itself. */
  opened: boolean;
  /** Called with the new value; `null` turns the filter off. */
  onValueChange: (value: FilterValue | null) => void;
  /** Called when the editor has closed: a filter without a value leaves the row. */
  onClosed: () => void;
}

/** One filter of the row: name, value in words, a cross when it is on. */
export function FilterChip({
  filter,
  value,
  size = 'sm',
  opened,
  onValueChange,
  onClosed,
}: FilterChipProps): ReactElement {
  const say = useMessages(toolbarMessages);
  const locale = useLocale();
  const [open, setOpen] = useState(opened);
  const idle = useIdle();
  const [asked, setAsked] = useState(false);
  const on = !isEmptyFilter(value);
  const labels = useOptionLabels(filter, Array.isArray(value) ? value : none);
  const text = on ? filterText(filter, value, labels, { say, locale }) : filter.anyLabel;

  if (filter.type === 'flag') {
    return (
      <Chip size={size} icon={filter.icon} selected={on} onClick={() => onValueChange(on ? null : true)}>
        {filter.label}
      </Chip>
    );
  }
  if (filter.type === 'dates' && (!on || (isInterval(value) && value.from && value.to))) {
    const range = isInterval(value) && value.from && value.to ? { from: value.from, to: value.to } : null;
    // Until the picker comes its place is taken by a chip that looks the same; the first rows come before it. A press on
    // that chip brings the picker at once, open.
    const standIn = (
      <Chip
        size={size}
        icon={Calendar}
        selected={on}
        menu={!on}
        value={range ? text : undefined}
        onRemove={on ? () => onValueChange(null) : undefined}
        removeLabel={say.remove(filter.label)}
        aria-haspopup="dialog"
        onClick={() => setAsked(true)}
      >
        {filter.label}
      </Chip>
    );
    if (!idle && !asked) return standIn;
    return (
      <Suspense fallback={standIn}>
        <DateRangePicker
          size={size}
          label={filter.label}
          defaultOpen={asked}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the chip that was pressed is gone with its focus
          autoFocus={asked}
          value={range}
          onValueChange={onValueChange}
          onRemove={() => onValueChange(null)}
        />
      </Suspense>
    );
  }
  return (
    <Popover
      label={filter.label}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (!next) onClosed();
      }}
      trigger={
        <Chip
          size={size}
          icon={filter.icon}
          selected={on}
          value={text}
          menu={!on}
          onRemove={on ? () => onValueChange(null) : undefined}
          removeLabel={say.remove(filter.label)}
          aria-haspopup="dialog"
        >
          {filter.label}
        </Chip>
      }
    >
      <Suspense fallback={<Skeleton shape="text" rows={3} />}>
        <FilterEditor filter={filter} value={value} onValueChange={onValueChange} />
      </Suspense>
    </Popover>
  );
}

const none: readonly string[] = [];
