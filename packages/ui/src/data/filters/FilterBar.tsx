import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { Button } from '../../actions/button/Button.tsx';
import { Skeleton } from '../../feedback/loading/Skeleton.tsx';
import { useBreakpoint } from '../../foundation/hooks/useBreakpoint.ts';
import { useControllable } from '../../foundation/hooks/useControllable.ts';
import { Chip } from '../../inputs/chip/Chip.tsx';
import { SearchInput } from '../../inputs/search-input/SearchInput.tsx';
import { Menu } from '../../overlays/menu/Menu.tsx';
import { Popover } from '../../overlays/popover/Popover.tsx';
import { Sheet } from '../../overlays/sheet/Sheet.tsx';
import { isEmptyFilter, setFilter, type FilterValue, type FilterValues } from '../table/core/filters.ts';
import { FilterChip } from './FilterChip.tsx';
import type { Filter } from './types.ts';

const FilterEditor = lazy(async () => ({ default: (await import('./FilterEditor.tsx')).FilterEditor }));

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
  @media (min-width: 48em) {
    & > [data-chips] {
      display: contents;
    }
  }
  @media print {
    display: none;
  }
`;

const Blocks = styled.div`
  display: grid;
  gap: 20px;
  & h3 {
    margin-block-end: 8px;
    font: 500 0.8125rem/1.25rem var(--pb-font-text);
  }
  & [data-end] {
    justify-self: start;
  }
`;

const none: FilterValues = {};

export interface FilterBarProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'defaultValue'> {
  filters: readonly Filter[];
  /** Values of the filters that are on; `null` is none, as `{}` is. */
  value?: FilterValues | null | undefined;
  /** @default {} */
  defaultValue?: FilterValues | null | undefined;
  onValueChange?: ((value: FilterValues) => void) | undefined;
  /** The query in force. Without `onSearchChange` there is no field. */
  search?: string | undefined;
  defaultSearch?: string | undefined;
  onSearchChange?: ((search: string) => void) | undefined;
  /** @default 'Поиск' */
  searchLabel?: string | undefined;
  /** At the right: save the view, columns, export. */
  aside?: ReactNode;
}

/** Search, filters as chips, «+ Фильтр»; folded into «Ещё фильтры» at 768–1439 px and into a sheet on phones. */
export function FilterBar({
  filters,
  value,
  defaultValue,
  onValueChange,
  search,
  defaultSearch,
  onSearchChange,
  searchLabel = 'Поиск',
  aside,
  ...rest
}: FilterBarProps): ReactElement {
  const [values, change] = useControllable<FilterValues>({
    value: value === null ? none : value,
    defaultValue: defaultValue ?? none,
    onValueChange,
  });
  const breakpoint = useBreakpoint('xl');
  const [added, setAdded] = useState<string>();
  const [sheet, setSheet] = useState(false);
  const set = (id: string, value: FilterValue | null): void => change(setFilter(values, id, value));
  const live = filters.filter((filter) => !isEmptyFilter(values[filter.id]));

  const shown = filters.filter(
    (filter) => filter.always === true || filter.id === added || !isEmptyFilter(values[filter.id]),
  );
  const rest2 = filters.filter((filter) => !shown.includes(filter));
  const chip = (filter: Filter): ReactElement => (
    <FilterChip
      key={filter.id}
      filter={filter}
      value={values[filter.id]}
      size={breakpoint === 'sm' ? 'md' : 'sm'}
      opened={filter.id === added}
      onValueChange={(next) => set(filter.id, next)}
      onClosed={() => setAdded(undefined)}
    />
  );
  const blocks = (list: readonly Filter[]): ReactElement => (
    <Blocks>
      {list.map((filter) => (
        <section key={filter.id} aria-label={filter.label}>
          {filter.type !== 'flag' && <h3>{filter.label}</h3>}
          <Suspense fallback={<Skeleton shape="text" rows={2} />}>
            <FilterEditor filter={filter} value={values[filter.id]} onValueChange={(next) => set(filter.id, next)} />
          </Suspense>
        </section>
      ))}
    </Blocks>
  );
  const end = aside ? <div data-aside="">{aside}</div> : undefined;
  const reset = live.length > 0 && (
    <Button variant="text" size="sm" onClick={() => change(none)}>
      Сбросить
    </Button>
  );
  const field = onSearchChange && (
    <div data-search="">
      <SearchInput
        size="sm"
        value={search}
        defaultValue={defaultSearch}
        onValueChange={onSearchChange}
        placeholder={searchLabel}
      />
    </div>
  );

  if (breakpoint === 'sm') {
    return (
      <Root {...rest}>
        {field}
        {filters.length > 0 && (
          <div data-chips="">
            <Chip
              icon={SlidersHorizontal}
              selected={live.length > 0}
              onClick={() => setSheet(true)}
              aria-haspopup="dialog"
            >
              Фильтры{live.length > 0 ? ` · ${live.length}` : ''}
            </Chip>
            {shown.map((filter) => chip(filter))}
          </div>
        )}
        {end}
        <Sheet
          open={sheet}
          onClose={() => setSheet(false)}
          title="Фильтры"
          footer={
            <Button variant="primary" size="lg" onClick={() => setSheet(false)}>
              Показать
            </Button>
          }
          footerEnd={
            <Button size="lg" onClick={() => change(none)}>
              Сбросить
            </Button>
          }
        >
          {blocks(filters)}
        </Sheet>
      </Root>
    );
  }

  if (breakpoint !== 'xl') {
    const [first, ...others] = filters;
    const inside = others.filter((filter) => !isEmptyFilter(values[filter.id])).length;
    return (
      <Root {...rest}>
        {field}
        {first && chip(first)}
        {others.length > 0 && (
          <Popover
            label="Ещё фильтры"
            trigger={
              <Chip icon={SlidersHorizontal} size="sm" selected={inside > 0}>
                Ещё фильтры{inside > 0 ? ` · ${inside}` : ''}
              </Chip>
            }
          >
            {blocks(others)}
          </Popover>
        )}
        {reset}
        {end}
      </Root>
    );
  }

  return (
    <Root {...rest}>
      {field}
      {shown.map((filter) => chip(filter))}
      {rest2.length > 0 && (
        <Menu
          label="Добавить фильтр"
          placement="bottom-start"
          trigger={
            <Chip add size="sm">
              Фильтр
            </Chip>
          }
          items={rest2.map((filter) => ({
            id: filter.id,
            label: filter.label,
            icon: filter.icon,
            onSelect: () => setAdded(filter.id),
          }))}
        />
      )}
      {reset}
      {end}
    </Root>
  );
}
