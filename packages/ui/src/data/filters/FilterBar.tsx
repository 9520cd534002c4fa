import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { Button } from '../../actions/button/Button.tsx';
import { Skeleton } from '../../feedback/loading/Skeleton.tsx';
import { useBreakpoint } from '../../foundation/hooks/useBreakpoint.ts';
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

export interface FilterBarProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  filters: readonly Filter[];
  values: FilterValues;
  onChange: (values: FilterValues) => void;
  /** The query in force. Without `onSearch` there is no field. */
  search?: string | undefined;
  onSearch?: ((query: string) => void) | undefined;
  /** @default 'Поиск' */
  searchLabel?: string | undefined;
  /** At the right: save the view, columns, export. */
  aside?: ReactNode;
}

/** Search, filters as chips, «+ Фильтр»; folded into «Ещё фильтры» at 768–1439 px and into a sheet on phones. */
export function FilterBar({
  filters,
  values,
  onChange,
  search = '',
  onSearch,
  searchLabel = 'Поиск',
  aside,
  ...rest
}: FilterBarProps): ReactElement {
  const breakpoint = useBreakpoint('xl');
  const [added, setAdded] = useState<string>();
  const [sheet, setSheet] = useState(false);
  const set = (id: string, value: FilterValue | undefined): void => onChange(setFilter(values, id, value));
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
      onChange={(value) => set(filter.id, value)}
      onClosed={() => setAdded(undefined)}
    />
  );
  const blocks = (list: readonly Filter[]): ReactElement => (
    <Blocks>
      {list.map((filter) => (
        <section key={filter.id} aria-label={filter.label}>
          {filter.type !== 'flag' && <h3>{filter.label}</h3>}
          <Suspense fallback={<Skeleton shape="text" rows={2} />}>
            <FilterEditor filter={filter} value={values[filter.id]} onChange={(value) => set(filter.id, value)} />
          </Suspense>
        </section>
      ))}
    </Blocks>
  );
  const end = aside ? <div data-aside="">{aside}</div> : undefined;
  const reset = live.length > 0 && (
    <Button variant="text" size="sm" onClick={() => onChange({})}>
      Сбросить
    </Button>
  );
  const field = onSearch && (
    <div data-search="">
      <SearchInput size="sm" value={search} onSearch={onSearch} placeholder={searchLabel} />
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
            <Button size="lg" onClick={() => onChange({})}>
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
