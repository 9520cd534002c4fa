import { describe, expect, it } from 'vitest';

import { statuses } from './statuses.ts';

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
