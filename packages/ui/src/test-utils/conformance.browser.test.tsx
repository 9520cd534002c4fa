import { act, StrictMode, type ReactElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import '../tokens/styles.css';
import { cases, type ConformanceCase } from './cases.tsx';
import { UiProvider } from '../index.ts';

let place: HTMLElement;
let root: Root | undefined;
const errors = vi.spyOn(console, 'error');

beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});

beforeEach(() => {
  errors.mockClear();
  place = document.createElement('div');
  document.body.append(place);
});

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  place.remove();
});

const page = (element: ReactElement): ReactElement => (
  <StrictMode>
    <UiProvider>{element}</UiProvider>
  </StrictMode>
);

async function mount({ render }: ConformanceCase, passed: Parameters<ConformanceCase['render']>[0]): Promise<void> {
  root = createRoot(place);
  await act(async () => root?.render(page(render(passed))));
}

describe.each(cases)('$name', (one) => {
  it('passes ref, data attributes and className on, and survives StrictMode', async () => {
    const ref: { current: Element | null } = { current: null };
    await mount(one, { ref: ref as never, className: 'own', 'data-testid': 'it' });
    const element = place.querySelector('[data-testid="it"]');
    expect(element, 'data-* must reach an element').not.toBeNull();
    expect(ref.current, 'ref must be the element with the data attributes').toBe(element);
    const classed = place.querySelectorAll('.own');
    expect(classed, 'className on exactly one element').toHaveLength(1);
    if (one.className === 'box') expect(classed[0]?.contains(element)).toBe(true);
    else expect(classed[0]).toBe(element);
    expect(errors.mock.calls).toEqual([]);
  });

  it('has no margins of its own', async () => {
    await mount(one, { ref: { current: null }, className: 'own', 'data-testid': 'it' });
    const { marginTop, marginLeft, marginRight } = getComputedStyle(place.querySelector('.own') as Element);
    const expected = one.name === 'VisuallyHidden' ? '-1px' : '0px';
    expect([marginTop, marginLeft, marginRight]).toEqual([expected, expected, expected]);
  });

  it('is hydrated from the server without a word', async () => {
    const element = page(one.render({ ref: { current: null }, className: 'own', 'data-testid': 'it' }));
    place.innerHTML = renderToString(element);
    const recovered = vi.fn();
    await act(async () => {
      root = hydrateRoot(place, element, { onRecoverableError: recovered });
    });
    expect(recovered.mock.calls).toEqual([]);
    expect(errors.mock.calls).toEqual([]);
  });
});
