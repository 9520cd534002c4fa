import { UiProvider } from '@pribavka/ui';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';

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
});
