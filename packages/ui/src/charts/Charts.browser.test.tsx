import { afterEach, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';

import { mount } from '../test-utils/mount.tsx';
import { BarChart } from './BarChart.tsx';
import { LineChart } from './LineChart.tsx';

const data = {
  caption: 'Продажи',
  categories: ['Май', 'Июнь'],
  series: [
    { id: 'a', label: 'Кабель', values: [3, 5] },
    { id: 'b', label: 'Розетки', values: [2, 4] },
    { id: 'c', label: 'Год назад', values: [1, 1], tone: 'past' },
  ],
} as const;

afterEach(async () => {
  await commands.emulateMedia({ forcedColors: null });
  document.documentElement.removeAttribute('style');
});

const swatches = (place: HTMLElement, property: 'backgroundColor' | 'borderBlockStartColor') =>
  [...place.querySelectorAll('[data-top] i')].map((swatch) => getComputedStyle(swatch)[property]);

it.each([
  ['bars', BarChart, 'backgroundColor'],
  ['lines', LineChart, 'borderBlockStartColor'],
] as const)('the legend of %s has the colours of its series in forced colours too', async (_, Chart, property) => {
  const place = await mount(<Chart {...data} />);
  await expect.element(page.getByText('Год назад')).toBeVisible();
  const before = swatches(place, property);
  await commands.emulateMedia({ forcedColors: 'active' });
  expect(swatches(place, property)).toEqual(before);
  expect(new Set(before).size).toBe(3);
});

it.each([
  ['2px', 1.5],
  ['0', 0],
  ['8px', 6],
])('bars follow the corners of the theme: %s', async (radius, expected) => {
  document.documentElement.style.setProperty('--pb-radius-xs', radius);
  const place = await mount(<BarChart {...data} />);
  await expect.element(page.getByText('Год назад')).toBeVisible();
  const bars = [...place.querySelectorAll('[data-bar] rect')];
  expect(bars).toHaveLength(6);
  // Without a corner the property is `auto` or no length at all.
  for (const bar of bars) expect(Number.parseFloat(getComputedStyle(bar).rx) || 0).toBe(expected);
});
