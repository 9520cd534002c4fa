import { describe, expect, it } from 'vitest';

import { registryDisplays, statuses } from './statuses.ts';

/** Shapes that go with a colour: success is done, danger is refused. */
const shapes = { success: ['ok'], danger: ['bad'], warning: ['warn', 'pause', 'stop'] } as const;

describe.each(Object.entries(statuses))('%s', (_entity, displays) => {
  it('distinguishes states by their words', () => {
    const names = Object.values(displays).map(({ word }) => word);
    expect(new Set(names).size).toBe(names.length);
  });

  it('agrees in shape and colour', () => {
    for (const { word, tone, glyph } of Object.values(displays)) {
      if (tone in shapes) expect(shapes[tone as keyof typeof shapes], word).toContain(glyph);
      else expect(['ok', 'bad', 'warn'], word).not.toContain(glyph);
    }
  });
});

it.each([
  ['approved', 0, 0, 'Утверждён'],
  ['completed', 3, 0, 'Исполнен'],
  ['completed', 2, 1, 'Исполнен частично'],
  ['completed', 0, 1, 'Не исполнен'],
] as const)('a registry that is %s with %i paid and %i refused: %s', (status, paidCount, failedCount, word) => {
  expect(registryDisplays({ status, paidCount, failedCount }).word).toBe(word);
});
