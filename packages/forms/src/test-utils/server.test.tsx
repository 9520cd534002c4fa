import { UiProvider } from '@pribavka/ui';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { formCases } from './form-cases.tsx';

describe('server rendering, where there is no document', () => {
  it.each(formCases)('$name', ({ render, kind }) => {
    const errors = vi.spyOn(console, 'error');
    expect(typeof document).toBe('undefined');
    const html = renderToString(
      <UiProvider>{render({ ref: { current: null }, className: 'own', 'data-testid': 'it' })}</UiProvider>,
    );
    const drawn = kind === 'same' || kind === 'box';
    expect(html.includes('data-testid="it"')).toBe(drawn);
    expect(/class="[^"]*\bown\b/.test(html)).toBe(drawn);
    expect(errors).not.toHaveBeenCalled();
  });

  afterEach(() => void vi.unstubAllGlobals());

  const draw = ({ render }: (typeof formCases)[number]) =>
    renderToString(
      <UiProvider>{render({ ref: { current: null }, className: 'own', 'data-testid': 'it' })}</UiProvider>,
    );

  it.each(formCases)('$name draws the same whatever `navigator` says', (one) => {
    const own = draw(one);
    for (const given of [undefined, { onLine: true, maxTouchPoints: 5, userAgent: 'iPhone', language: 'ar' }]) {
      vi.stubGlobal('navigator', given);
      expect(draw(one)).toBe(own);
    }
  });
});
