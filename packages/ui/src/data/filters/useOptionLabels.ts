import { useEffect, useState } from 'react';

import type { FilterOption } from '../table/core/filters.ts';
import type { Filter } from './types.ts';

type Load = NonNullable<Filter['load']>;

/** Options this page has already seen, by where they come from: a chosen one keeps its word at once. */
const seen = new WeakMap<Load, Map<string, string>>();

/** Keeps the words of options that came from the server. */
export const rememberOptions = (load: Load, options: readonly FilterOption[]): void => {
  const known = seen.get(load) ?? new Map<string, string>();
  seen.set(load, known);
  for (const { value, label } of options) known.set(value, label);
};

/**
 * Options of the chosen values, for their words: those the filter names, those seen on this page, and after a reload
 * those `resolve` gives (without it the first answer of `load`).
 */
export const useOptionLabels = (filter: Filter, chosen: readonly string[]): readonly FilterOption[] => {
  const named = new Map((filter.options ?? []).map((option) => [option.value, option.label]));
  const { load, resolve } = filter;
  const known = load && seen.get(load);
  const unknown = load ? chosen.filter((value) => !named.has(value) && known?.has(value) !== true) : [];
  const asked = unknown.join('\n');
  const [, redraw] = useState(0);
  useEffect(() => {
    if (asked === '' || !load) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async (): Promise<void> => {
      try {
        const options = await (resolve ? resolve(asked.split('\n'), { signal }) : load('', { signal }));
        if (signal.aborted) return;
        rememberOptions(load, options);
        redraw((count) => count + 1);
      } catch {
        // The count stays instead of the word; the list itself says what went wrong when opened.
      }
    };
    void ask();
    return () => controller.abort();
  }, [asked, load, resolve]);
  return chosen.flatMap((value) => {
    const label = named.get(value) ?? known?.get(value);
    return label === undefined ? [] : [{ value, label }];
  });
};
