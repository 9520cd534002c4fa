import { act, StrictMode, type ReactElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import '../tokens/styles.css';
import '../tokens/reset.css';
import { UiProvider } from '../index.ts';
import type { ConformanceCase, Passed } from './case.ts';
import { cases } from './cases.tsx';

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
const quiet = (): Passed => ({ ref: { current: null }, className: 'own', 'data-testid': 'it' });
/** Overlays lie at the end of `body`, everything else in the place of the test. */
const within = ({ kind }: ConformanceCase): ParentNode => (kind === 'overlay' ? document : place);

async function mount(one: ConformanceCase, passed: Passed): Promise<void> {
  root = createRoot(place);
  await act(async () => root?.render(page(one.render(passed))));
  if (one.kind === 'late') await act(() => expect.poll(() => place.querySelector('.own')).not.toBeNull());
}

const of = (...kinds: ConformanceCase['kind'][]): ConformanceCase[] => cases.filter(({ kind }) => kinds.includes(kind));

describe('passes ref, data attributes and className on, and survives StrictMode', () => {
  it.each(of('same', 'box', 'overlay', 'late'))('$name', async (one) => {
    const ref: { current: Element | null } = { current: null };
    await mount(one, { ref: ref as never, className: 'own', 'data-testid': 'it' });
    const element = within(one).querySelector('[data-testid="it"]');
    expect(element, 'data-* must reach an element').not.toBeNull();
    expect(ref.current, 'ref must be the element with the data attributes').toBe(element);
    const classed = within(one).querySelectorAll('.own');
    expect(classed, 'className on exactly one element').toHaveLength(1);
    if (one.kind === 'box') expect(classed[0]?.contains(element)).toBe(true);
    else expect(classed[0]).toBe(element);
    expect(errors.mock.calls).toEqual([]);
  });
});

describe('survives StrictMode', () => {
  it.each(of('bare'))('$name', async (one) => {
    await mount(one, quiet());
    expect(errors.mock.calls).toEqual([]);
  });
});

describe('has no margins of its own', () => {
  it.each(of('same', 'box'))('$name', async (one) => {
    await mount(one, quiet());
    const { marginTop, marginLeft, marginRight } = getComputedStyle(place.querySelector('.own') as Element);
    const expected = outward[one.name] ?? ['0px', '0px', '0px'];
    expect([marginTop, marginLeft, marginRight]).toEqual(expected);
  });
});

describe('is hydrated from the server without a word', () => {
  it.each(cases)('$name', async (one) => {
    const element = page(one.render(quiet()));
    place.innerHTML = renderToString(element);
    // What a server complains of is heard in server.test.tsx: here is a document.
    errors.mockClear();
    const recovered = vi.fn();
    await act(async () => {
      root = hydrateRoot(place, element, { onRecoverableError: recovered });
    });
    expect(recovered.mock.calls).toEqual([]);
    expect(errors.mock.calls).toEqual([]);
  });
});

/** Components whose job is to lie outside their box. */
const outward: Record<string, string[]> = {
  VisuallyHidden: ['-1px', '-1px', '-1px'],
  PortalHeader: ['0px', '-16px', '-16px'],
};
