import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { Button } from '../../actions/button/Button.tsx';
import { Skeleton } from '../../feedback/loading/Skeleton.tsx';
import { useIdle } from '../../foundation/hooks/idle.ts';
import { useBreakpoint } from '../../foundation/hooks/useBreakpoint.ts';
import { useControllable } from '../../foundation/hooks/useControllable.ts';
import { useMessages } from '../../foundation/messages/context.ts';
import type { OwnMessages } from '../../foundation/messages/define.ts';
import { Chip, type ChipProps } from '../../inputs/chip/Chip.tsx';
import { SearchInput } from '../../inputs/search-input/SearchInput.tsx';
import { Menu } from '../../overlays/menu/Menu.tsx';
import { Popover } from '../../overlays/popover/Popover.tsx';
import { isEmptyFilter, setFilter, type FilterValue, type FilterValues } from '../table/core/filters.ts';
import { toolbarMessages } from '../toolbar/toolbar.messages.ts';
import { FilterChip } from './FilterChip.tsx';
import type { Filter } from './types.ts';

const FilterBlocks = lazy(async () => ({ default: (await import('./FilterBlocks.tsx')).FilterBlocks }));
const FilterSheet = lazy(async () => ({ default: (await import('./FilterSheet.tsx')).FilterSheet }));

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-width: 0;
  & > [data-search] {
    width: 232px;
  }
  & > [data-aside] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-inline-start: auto;
  }
  @media (max-width: 47.99em) {
    & > [data-search] {
      width: 100%;
    }
    & > [data-chips] {
      display: flex;
      flex: 1 0 100%;
      gap: 8px;
      margin-inline: -16px;
      padding: 2px 16px;
      overflow-x: auto;
      scrollbar-width: none;
    }
    & > [data-chips] > * {
      flex: none;
      white-space: nowrap;
    }
  }
  @media print {
    display: none;
  }
`;

const none: FilterValues = {};

export interface FilterBarProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'defaultValue'> {
  /** What can be filtered by; those with `always` stand in the row. */
  filters: readonly Filter[];
  /** Values of the filters that are on; `null` is none, as `{}` is. */
  value?: FilterValues | null | undefined;
  /** Values to begin with. @default {} */
  defaultValue?: FilterValues | null | undefined;
  /** Called with the values of all filters that are on. */
  onValueChange?: ((value: FilterValues) => void) | undefined;
  /** The query in force. Without `onSearchChange` there is no field. */
  search?: string | undefined;
  /** Query to begin with. @default '' */
  defaultSearch?: string | undefined;
  /** Called with the query once typing has paused. */
  onSearchChange?: ((search: string) => void) | undefined;
  /** Name and placeholder of the search. @default 'Поиск' */
  searchLabel?: string | undefined;
  /** Own texts of this place, over those of the language. */
  messages?: OwnMessages<typeof toolbarMessages> | undefined;
  /** At the right: save the view, columns, export. */
  aside?: ReactNode;
}

/** Search, filters as chips, «+ Фильтр»; those not shown `always` fold into «Ещё фильтры» at 768–1439 px and into a sheet on phones. */
export function FilterBar({
  filters,
  value,
  defaultValue,
  onValueChange,
  search,
  defaultSearch,
  onSearchChange,
  searchLabel,
  messages,
  aside,
  ...rest
}: FilterBarProps): ReactElement {
  const say = useMessages(toolbarMessages, messages);
  const [values, change] = useControllable<FilterValues>({
    value: value === null ? none : value,
    defaultValue: defaultValue ?? none,
    onValueChange,
  });
  const breakpoint = useBreakpoint('xl');
  const idle = useIdle();
  const [added, setAdded] = useState<string>();
  const [sheet, setSheet] = useState(false);
  const set = (id: string, value: FilterValue | null): void => change(setFilter(values, id, value));
  const clear = (): void => change(none);
  const isOn = ({ id }: Filter): boolean => !isEmptyFilter(values[id]);
  const live = filters.filter(isOn);

  const phone = breakpoint === 'sm';
  const wide = breakpoint === 'xl';
  const always = filters.filter((each) => each.always === true);
  const narrow = always.length > 0 ? always : filters.slice(0, 1);
  const shown = wide || phone ? filters.filter((each) => each.always || each.id === added || isOn(each)) : narrow;
  const hidden = filters.filter((filter) => !shown.includes(filter));
  const chips = shown.map((filter) => (
    <FilterChip
      key={filter.id}
      filter={filter}
      value={values[filter.id]}
      size={phone ? 'md' : 'sm'}
      opened={filter.id === added}
      onValueChange={(next) => set(filter.id, next)}
      onClosed={() => setAdded(undefined)}
    />
  ));
  return (
    <Root {...rest}>
      {onSearchChange && (
        <div data-search="">
          <SearchInput
            size="sm"
            value={search}
            defaultValue={defaultSearch}
            onValueChange={onSearchChange}
            placeholder={searchLabel}
          />
        </div>
      )}
      {!phone && chips}
      {phone && filters.length > 0 && (
        <div data-chips="">
          <Folded count={live.length} onClick={() => setSheet(true)} aria-haspopup="dialog">
            {say.filters}
          </Folded>
          {chips}
        </div>
      )}
      {!phone && !wide && hidden.length > 0 && (
        <Popover
          label={say.more}
          trigger={
            <Folded count={hidden.filter(isOn).length} size="sm">
              {say.more}
            </Folded>
          }
        >
          <Suspense fallback={<Skeleton shape="text" rows={6} />}>
            <FilterBlocks filters={hidden} values={values} onFilterChange={set} />
          </Suspense>
        </Popover>
      )}
      {wide && hidden.length > 0 && (
        <Menu
          label={say.add}
          placement="bottom-start"
          trigger={
            <Chip add size="sm">
              {say.filter}
            </Chip>
          }
          items={hidden.map(({ id, label, icon }) => ({ id, label, icon, onSelect: () => setAdded(id) }))}
        />
      )}
      {!phone && live.length > 0 && (
        <Button variant="text" size="sm" onClick={clear}>
          {say.reset}
        </Button>
      )}
      {aside && <div data-aside="">{aside}</div>}
      {/* Fetched before it is asked for, once the rows are there. */}
      {phone && (idle || sheet) && (
        <Suspense>
          <FilterSheet
            open={sheet}
            onClose={() => setSheet(false)}
            onClear={clear}
            filters={filters}
            values={values}
            onFilterChange={set}
          />
        </Suspense>
      )}
    </Root>
  );
}

/** What filters that are not in the row are opened by, with the number of those that are on. */
function Folded({ count, children, ...rest }: ChipProps & { count: number }): ReactElement {
  return (
    <Chip icon={SlidersHorizontal} selected={count > 0} {...rest}>
      {children}
      {count > 0 && ` · ${count}`}
    </Chip>
  );
}
