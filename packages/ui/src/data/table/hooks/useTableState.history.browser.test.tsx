import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mount } from '../../../test-utils/mount.tsx';
import { setFilter, type FilterValue } from '../core/filters.ts';
import type { TableState, TableStateModel } from '../core/state.ts';
import { useTableState } from './useTableState.ts';

const model: TableStateModel = {
  filters: [
    { id: 'city', type: 'text', label: 'City' },
    { id: 'price', type: 'numbers', label: 'Price' },
    { id: 'day', type: 'dates', label: 'Day' },
    { id: 'brand', type: 'options', label: 'Brand' },
  ],
};

interface Step {
  readonly change: ((state: TableState) => Partial<TableState>) | 'back';
  readonly options?: { readonly replace: boolean };
}
const set = (id: string, value: FilterValue | null): Step => ({
  change: ({ filters }) => ({ filters: setFilter(filters, id, value) }),
});
const city = (text: string): Step => set('city', text);
const both: Step = { change: () => ({ filters: { city: 'Омск', price: { from: '1' } } }) };
const search = (text: string): Step => ({ change: () => ({ search: text }) });
const sort: Step = { change: () => ({ sort: [{ id: 'name', desc: true }] }) };
const day = { from: '2026-11-01', to: '2026-11-20' };

const cases: Readonly<Record<string, readonly [steps: readonly Step[], history: readonly string[]]>> = {
  'typed letter by letter': [
    [city('М'), city('Мо'), city('Мос')],
    ['push', 'replace', 'replace'],
  ],
  'pasted, or set by one press': [[city('Москва')], ['push']],
  'erased letter by letter': [
    [city('Мо'), city('М'), city('')],
    ['push', 'replace', 'replace'],
  ],
  'removed by its chip after another change': [
    [city('М'), sort, city('')],
    ['push', 'push', 'push'],
  ],
  'typed again after «назад»': [
    [city('М'), { change: 'back' }, city('Т')],
    ['push', 'push'],
  ],
  'two filters at once': [
    [city('М'), both, city('Омс')],
    ['push', 'push', 'push'],
  ],
  'two filters by turns': [
    [city('М'), set('price', { from: '1' }), set('price', { from: '12' }), city('Мо')],
    ['push', 'push', 'replace', 'push'],
  ],
  'a digit of a date corrected': [
    [set('day', day), set('day', { to: day.to }), set('day', null), set('day', day)],
    ['push', 'replace', 'replace', 'replace'],
  ],
  'options chosen': [
    [set('brand', ['b1']), set('brand', ['b1', 'b2'])],
    ['push', 'push'],
  ],
  'the search': [
    [search('d'), search('dr'), search('')],
    ['push', 'replace', 'replace'],
  ],
  'the search after a filter': [
    [city('М'), search('М')],
    ['push', 'push'],
  ],
  'a page corrected by the list itself': [
    [city('М'), { change: () => ({ page: 2 }), options: { replace: true } }, city('Мо')],
    ['push', 'replace', 'replace'],
  ],
};

function Screen({ steps, history }: { steps: readonly Step[]; history: string[] }) {
  const [entries, setEntries] = useState(['']);
  const next = useRef(0);
  const setSearch = (text: string, { replace }: { replace: boolean }): void => {
    history.push(replace ? 'replace' : 'push');
    setEntries((before) => [...(replace ? before.slice(0, -1) : before), text]);
  };
  const { state, patch } = useTableState({ search: entries.at(-1) ?? '', setSearch }, model);
  const go = (): void => {
    const step = steps[next.current];
    next.current += 1;
    if (step?.change === 'back') setEntries((before) => before.slice(0, -1));
    else if (step) patch(step.change(state), step.options);
  };
  return <button onClick={go}>Next</button>;
}

it.each(Object.entries(cases))('makes history entries: %s', async (_name, [steps, expected]) => {
  const history: string[] = [];
  await mount(<Screen steps={steps} history={history} />);
  for (let at = 0; at < steps.length; at += 1) await userEvent.click(page.getByRole('button', { name: 'Next' }));
  expect(history).toEqual(expected);
});
