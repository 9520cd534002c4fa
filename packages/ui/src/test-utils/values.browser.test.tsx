import { useEffect, useState, type ReactElement } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mount } from './mount.tsx';
import { valueCases, type Held, type ValueCase } from './value-cases.tsx';

const person = { page, user: userEvent };
const draw = ({ draw: of }: ValueCase, held: object): Promise<HTMLElement> => mount(of(held));
const reported = (listener: ReturnType<typeof vi.fn>): unknown => listener.mock.lastCall?.[0];

beforeAll(async () => {
  await page.viewport(1280, 800);
});

describe.each(valueCases.map((one) => [one.name, one] as const))('%s', (_name, one) => {
  it('begins with defaultValue as it shows value', async () => {
    const own = await draw(one, { defaultValue: one.changed });
    const given = await draw(one, { value: one.changed });
    const empty = await draw(one, { defaultValue: null });
    for (const place of [own, given, empty]) await expect.poll(() => place.childElementCount).toBeGreaterThan(0);
    expect(one.shown(own)).toEqual(one.shown(given));
    // Columns are drawn in a panel, and one tab is always open.
    if (one.name !== 'ColumnSettings' && one.name !== 'Tabs') expect(one.shown(own)).not.toEqual(one.shown(empty));
  });

  it('holds its value itself, reports a change and is empty with null', async () => {
    const onValueChange = vi.fn();
    const place = await draw(one, { defaultValue: one.start, onValueChange });
    await expect.poll(() => place.childElementCount).toBeGreaterThan(0);
    const before = one.shown(place);
    await one.change(person);
    await expect.poll(() => reported(onValueChange)).toEqual(one.changed);
    await expect.poll(() => one.shown(place)).not.toEqual(before);
    if (!one.empty) return;
    await one.empty(person);
    await expect.poll(() => reported(onValueChange)).toEqual(one.emptied);
  });

  it('shows what the parent gives and nothing else', async () => {
    const onValueChange = vi.fn();
    const place = await draw(one, { value: one.start, onValueChange });
    await expect.poll(() => place.childElementCount).toBeGreaterThan(0);
    expect(onValueChange, 'nothing is reported before anything is done').not.toHaveBeenCalled();
    if (one.seenAnyway !== undefined) return;
    const before = one.shown(place);
    await one.change(person);
    await expect.poll(() => onValueChange.mock.calls.length).toBeGreaterThan(0);
    // What only opens by the act itself (a panel) is drawn from the same value.
    if (one.name !== 'ColumnSettings') expect(one.shown(place)).toEqual(before);
  });

  it('follows its parent, from nothing to a value and back', async () => {
    const parent: { put?: (value: unknown) => void } = {};
    function Parent(): ReactElement {
      const [value, setValue] = useState<unknown>(empty);
      useEffect(() => {
        parent.put = setValue;
      }, []);
      return one.draw({ value } as Held);
    }
    const empty = one.name === 'Tabs' || one.name === 'ColumnSettings' ? one.start : null;
    const place = await mount(<Parent />);
    await expect.poll(() => place.childElementCount).toBeGreaterThan(0);
    const nothing = one.shown(place);
    parent.put?.(one.changed);
    if (one.name !== 'ColumnSettings') await expect.poll(() => one.shown(place)).not.toEqual(nothing);
    parent.put?.(empty);
    await expect.poll(() => one.shown(place)).toEqual(nothing);
  });
});
