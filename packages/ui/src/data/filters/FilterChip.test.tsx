import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { FilterChip } from './FilterChip.tsx';

it('a period not chosen is its name alone, also while the calendar is on its way', () => {
  const chip = (value: { from: string; to: string } | null): string =>
    renderToString(
      <FilterChip
        filter={{ id: 'at', label: 'Дата', type: 'dates' }}
        value={value}
        opened={false}
        onValueChange={() => undefined}
        onClosed={() => undefined}
      />,
    ).replaceAll(/<!--.*?-->|<style.*?<\/style>|<[^>]+>/gs, '');
  expect(chip(null)).toBe('Дата');
  expect(chip({ from: '2026-11-01', to: '2026-11-20' })).toMatch(/^Дата: 01\.11/);
});
