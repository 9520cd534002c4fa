import { UiProvider } from '@pribavka/ui';
import { StrictMode, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import '@pribavka/ui/styles.css';
import type { ConformanceCase, Passed } from '../../../ui/src/test-utils/case.ts';
import { formCases } from './form-cases.tsx';
import { formNames } from './form-names.ts';
import { mount, type Mounted } from './render.tsx';

let mounted: Mounted | undefined;
const errors = vi.spyOn(console, 'error');
beforeEach(() => errors.mockClear());
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const tree = (element: ReactElement): ReactElement => (
  <StrictMode>
    <UiProvider>{element}</UiProvider>
  </StrictMode>
);
const quiet = (): Passed => ({ ref: { current: null }, className: 'own', 'data-testid': 'it' });
// Ready fields are tried more closely in fields.browser.test.tsx.
const rest = formCases.filter(({ name }) => !/Fields?$/.test(name));
const passing = rest.filter(({ kind }) => kind !== 'bare');

it('has a case for every exported component, and only for them', () => {
  expect(formCases.map(({ name }) => name).toSorted()).toEqual(formNames);
});

describe('passes ref, data attributes and className on', () => {
  it.each(passing)('$name', async ({ kind, render }: ConformanceCase) => {
    const ref: { current: Element | null } = { current: null };
    mounted = await mount(<UiProvider>{render({ ...quiet(), ref: ref as never })}</UiProvider>);
    if (kind === 'late') mounted.container.querySelector('form')?.requestSubmit();
    await expect.poll(() => document.querySelectorAll('[data-testid="it"]').length).toBe(1);
    const element = document.querySelector('[data-testid="it"]');
    expect(ref.current, 'ref must be the element with the data attributes').toBe(element);
    const classed = document.querySelectorAll('.own');
    expect(classed, 'className on exactly one element').toHaveLength(1);
    if (kind === 'box') expect(classed[0]?.contains(element)).toBe(true);
    else expect(classed[0]).toBe(element);
    expect(errors.mock.calls).toEqual([]);
  });
});

describe('is hydrated from the server without a word', () => {
  it.each(rest)('$name', async ({ render }) => {
    const place = document.createElement('div');
    document.body.append(place);
    const element = tree(render(quiet()));
    place.innerHTML = renderToString(element);
    const recovered = vi.fn();
    const root = hydrateRoot(place, element, { onRecoverableError: recovered });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    expect(recovered.mock.calls).toEqual([]);
    expect(errors.mock.calls).toEqual([]);
    root.unmount();
    place.remove();
  });
});
