import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mount } from '../../test-utils/mount.tsx';
import type { FilterValues } from '../table/core/filters.ts';
import { FilterBar } from './FilterBar.tsx';
import type { Filter } from './types.ts';

const filters: readonly Filter[] = [
  { id: 'status', label: 'Статус', type: 'options', always: true, options: [{ value: 'active', label: 'Активен' }] },
  { id: 'city', label: 'Город', type: 'text' },
  { id: 'points', label: 'Баллы', type: 'numbers' },
  { id: 'flagged', label: 'С пометкой', type: 'flag' },
];

let values: FilterValues = {};
const Example = (): ReactElement => {
  const [value, setValue] = useState<FilterValues>({});
  const change = (next: FilterValues): void => {
    values = next;
    setValue(next);
  };
  return <FilterBar filters={filters} value={value} onValueChange={change} onSearchChange={() => undefined} />;
};

beforeEach(() => {
  values = {};
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await page.viewport(1280, 800);
});

const chip = (name: string) => page.getByRole('button', { name, exact: true });

describe('a filter by days', () => {
  const days: readonly Filter[] = [{ id: 'at', label: 'Подана', type: 'dates', always: true }];

  it.each([1440, 390])('opens by a press that comes before its picker, at %i', async (width) => {
    // The browser never has time: what waits for a quiet moment does not come by itself.
    vi.stubGlobal('requestIdleCallback', () => 0);
    vi.stubGlobal('cancelIdleCallback', () => undefined);
    await page.viewport(width, 800);
    await mount(<FilterBar filters={days} />);
    await chip('Подана').click();
    await expect.element(page.getByRole('button', { name: 'Сегодня' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(chip('Подана')).toHaveFocus();
  });
});

describe('filters that find no room in the row', () => {
  it('stand behind «Ещё фильтры» at 1024, with the number of those that are on', async () => {
    await page.viewport(1024, 800);
    await mount(<Example />);
    await chip('Ещё фильтры').click();
    const panel = page.getByRole('dialog', { name: 'Ещё фильтры' });
    await panel.getByRole('region', { name: 'Город' }).getByRole('textbox').fill('Тверь');
    await panel.getByRole('checkbox', { name: 'С пометкой' }).click();
    await expect.element(panel.getByRole('heading', { name: 'Баллы' })).toBeVisible();
    await expect.element(panel.getByRole('region', { name: 'Статус' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(chip('Ещё фильтры · 2')).toHaveFocus();
    await chip('Сбросить').click();
    await expect.element(chip('Ещё фильтры')).toBeVisible();
    expect(values).toEqual({});
  });

  it('leave those shown always in the row at every width, the wide ones at 1440', async () => {
    const both = [
      ...filters.map((one) => (one.id === 'points' ? { ...one, always: true } : one)),
      { id: 'mine', label: 'Мои', type: 'flag', always: 'wide' },
    ] as const;
    await mount(<FilterBar filters={both} />);
    for (const [width, mine] of [
      [390, true],
      [768, false],
      [1024, false],
      [1439, false],
      [1440, true],
    ] as const) {
      await page.viewport(width, 800);
      await expect.element(page.getByRole('button', { name: /^Статус/ })).toBeVisible();
      await expect.element(page.getByRole('button', { name: /^Баллы/ })).toBeVisible();
      await expect.poll(() => page.getByRole('button', { name: /^Мои/ }).elements().length).toBe(mine ? 1 : 0);
    }
  });

  it('come in a sheet on a phone, all of them, and the sheet gives the focus back', async () => {
    await page.viewport(390, 844);
    await mount(<Example />);
    await chip('Фильтры').click();
    const sheet = page.getByRole('dialog', { name: 'Фильтры' });
    for (const { label } of filters) await expect.element(sheet.getByRole('region', { name: label })).toBeVisible();
    await sheet.getByRole('region', { name: 'Город' }).getByRole('textbox').fill('Тверь');
    await sheet.getByRole('button', { name: 'Показать' }).click();
    await expect.element(chip('Фильтры · 1')).toHaveFocus();
    await chip('Фильтры · 1').click();
    await sheet.getByRole('button', { name: 'Сбросить' }).click();
    expect(values).toEqual({});
  });

  it('come and go with the width, and the search keeps what is typed in it', async () => {
    await page.viewport(1440, 900);
    await mount(<Example />);
    await userEvent.fill(page.getByRole('searchbox'), 'Мельникова');
    await expect.element(chip('Фильтр')).toBeVisible();
    await page.viewport(1024, 800);
    await expect.element(chip('Ещё фильтры')).toBeVisible();
    await page.viewport(390, 844);
    await expect.element(chip('Фильтры')).toBeVisible();
    await expect.element(page.getByRole('searchbox')).toHaveValue('Мельникова');
    await expect.element(page.getByRole('searchbox')).toHaveFocus();
  });
});
