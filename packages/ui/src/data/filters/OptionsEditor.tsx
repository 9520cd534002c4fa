import { useEffect, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { Skeleton } from '../../feedback/loading/Skeleton.tsx';
import { formatNumber } from '../../foundation/format/numbers.ts';
import { useOnline } from '../../foundation/hooks/useOnline.ts';
import { useLocale, useMessages } from '../../foundation/messages/context.ts';
import { Checkbox } from '../../inputs/checkbox/Checkbox.tsx';
import { fold } from '../../inputs/listbox/text.ts';
import { SearchInput } from '../../inputs/search-input/SearchInput.tsx';
import type { FilterOption, FilterValue } from '../table/core/filters.ts';
import { filterEditorMessages } from './filter-editor.messages.ts';
import type { Filter } from './types.ts';
import { rememberOptions, useOptionLabels } from './useOptionLabels.ts';

const Root = styled.div`
  display: grid;
  gap: 8px;
  width: min(280px, 100%);
  & ul {
    display: grid;
    gap: 2px;
    max-height: 300px;
    margin: 0 -4px;
    padding: 2px 4px;
    overflow-y: auto;
    list-style: none;
  }
  & li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-height: 32px;
  }
  & li > small,
  & > p {
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
  }
`;

export interface OptionsEditorProps {
  /** The filter whose options are listed. */
  filter: Filter;
  /** Values of the ticked options. */
  value: readonly string[];
  /** Called after every tick; `null` when none is left. */
  onValueChange: (value: FilterValue | null) => void;
}

const searchFrom = 8;

const useOptions = (
  filter: Filter,
  query: string,
): { options: readonly FilterOption[]; state: 'ready' | 'loading' | 'failed' } => {
  const { load } = filter;
  const [loaded, setLoaded] = useState<{ query: string; options: readonly FilterOption[]; failed: boolean }>();
  useEffect(() => {
    if (!load) return undefined;
    const controller = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const options = await load(query, { signal: controller.signal });
        if (controller.signal.aborted) return;
        rememberOptions(load, options);
        setLoaded({ query, options, failed: false });
      } catch {
        if (!controller.signal.aborted) setLoaded({ query, options: [], failed: true });
      }
    };
    void ask();
    return () => controller.abort();
  }, [load, query]);
  if (load) {
    if (loaded?.query !== query) return { options: loaded?.options ?? [], state: 'loading' };
    return { options: loaded.options, state: loaded.failed ? 'failed' : 'ready' };
  }
  const options = (filter.options ?? []).filter((option) => fold(option.label).includes(fold(query)));
  return { options, state: 'ready' };
};

/** Checkboxes with a search over them when there are many, or when the server is asked. */
export function OptionsEditor({ filter, value, onValueChange }: OptionsEditorProps): ReactElement {
  const say = useMessages(filterEditorMessages);
  const locale = useLocale();
  const online = useOnline();
  const [query, setQuery] = useState('');
  const { options, state } = useOptions(filter, query);
  const labels = useOptionLabels(filter, value);
  // What is chosen stays in sight though the server's answer to the words typed does not have it.
  const offered = new Set(options.map((option) => option.value));
  const shown =
    query === '' ? [...labels.filter((label) => filter.load && !offered.has(label.value)), ...options] : options;
  const chosen = new Set(value);
  const many = filter.load !== undefined || (filter.options?.length ?? 0) > searchFrom;
  const toggle = (id: string, on: boolean): void => {
    if (filter.multiple === false) onValueChange(on ? [id] : null);
    else onValueChange(on ? [...value, id] : value.filter((other) => other !== id));
  };
  return (
    <Root>
      {many && <SearchInput size="sm" value={query} onValueChange={setQuery} placeholder={say.find(filter.label)} />}
      {state === 'loading' && options.length === 0 && <Skeleton shape="text" rows={4} />}
      {/* The network is blamed only when there is none. */}
      {state === 'failed' && <p role="alert">{online ? say.failed : say.offline}</p>}
      {state === 'ready' && options.length === 0 && <p>{say.empty}</p>}
      <ul aria-label={filter.label}>
        {shown.map((option) => (
          <li key={option.value}>
            <Checkbox value={chosen.has(option.value)} onValueChange={(on) => toggle(option.value, on)}>
              {option.label}
            </Checkbox>
            {option.count !== undefined && <small>{formatNumber(option.count, { locale })}</small>}
          </li>
        ))}
      </ul>
    </Root>
  );
}
