import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';

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
});
