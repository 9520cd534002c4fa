import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { UiProvider } from '../index.ts';
import { cases } from './cases.tsx';

describe('server rendering, where there is no document', () => {
  it.each(cases)('$name', ({ render, kind }) => {
    const errors = vi.spyOn(console, 'error');
    expect(typeof document).toBe('undefined');
    const html = renderToString(
      <StrictMode>
        <UiProvider>{render({ ref: { current: null }, className: 'own', 'data-testid': 'it' })}</UiProvider>
      </StrictMode>,
    );
    const drawn = kind === 'same' || kind === 'box';
    expect(html.includes('data-testid="it"')).toBe(drawn);
    expect(/class="[^"]*\bown\b/.test(html)).toBe(drawn);
    expect(errors).not.toHaveBeenCalled();
  });

  afterEach(() => void vi.unstubAllGlobals());

  const draw = ({ render }: (typeof cases)[number]) =>
    renderToString(
      <UiProvider>{render({ ref: { current: null }, className: 'own', 'data-testid': 'it' })}</UiProvider>,
    );

  // Node's own navigator knows neither of a network nor of fingers; what it lacks may not decide what is drawn.
  it.each(cases)('$name draws the same whatever `navigator` says', (one) => {
    const own = draw(one);
    for (const given of [undefined, { onLine: true, maxTouchPoints: 5, userAgent: 'iPhone', language: 'ar' }]) {
      vi.stubGlobal('navigator', given);
      expect(draw(one)).toBe(own);
    }
  });
});
