import { describe, expect, it } from 'vitest';

import { routes } from '../../routes/index.ts';
import { callDescriptions } from './index.ts';

describe('words of the documentation', () => {
  it('are there for every call and for nothing else', () => {
    expect(Object.keys(callDescriptions).sort()).toEqual(Object.keys(routes).sort());
  });

  it.each(Object.entries(callDescriptions))(
    '%s says what it does in one Russian line',
    (_key, { summary, description }) => {
      expect(summary).toMatch(/^[А-ЯЁ][^.!]{4,110}$/u);
      if (description !== undefined) expect(description).toMatch(/^[А-ЯЁС`][\s\S]*\.$/u);
    },
  );

  it('distinguishes two calls', () => {
    const said = Object.values(callDescriptions).map(({ summary }) => summary);
    expect(said.filter((summary, at) => said.indexOf(summary) !== at)).toEqual([]);
  });
});
