import '@pribavka/ui/styles.css';
import { UiProvider } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { stateNames } from '../../../ui/src/test-utils/contract.ts';
import { componentNames } from '../../../ui/src/test-utils/component-names.ts';
import { writersOf } from '../../../ui/src/test-utils/contract-seen.ts';
import { formsContracts } from '../docs/contract.ts';
import { formCases } from './form-cases.tsx';
import { formNames } from './form-names.ts';
import { mount } from './render.tsx';

const own = new Set(formNames);
const known = new Set([...componentNames, ...formNames]);
const attributes = ['data-field', 'data-part', ...stateNames];

/** One line for each thing a component of forms has on the page. */
function lookAt(root: ParentNode, seen: Set<string>): void {
  for (const element of root.querySelectorAll(attributes.map((name) => `[${name}]`).join())) {
    for (const attribute of attributes) {
      const value = element.getAttribute(attribute);
      if (value === null) continue;
      const writers = writersOf(element, { attribute, value }, known);
      writers.forEach((name, at) => {
        const inside = writers[at - 1];
        if (!own.has(name)) return;
        if (inside !== undefined) seen.add(`${name} of ${inside}`);
        else seen.add(`${name} ${attribute === 'data-part' ? `data-part="${value}"` : attribute}`);
      });
    }
  }
}

const documented = Object.entries(formsContracts).flatMap(([name, { field, of = [], parts = {}, states = {} }]) => [
  ...(field ? [`${name} data-field`] : []),
  ...of.map((inside) => `${name} of ${inside}`),
  ...Object.keys(parts).map((part) => `${name} data-part="${part}"`),
  ...Object.keys(states).map((state) => `${name} data-${state}`),
]);

it('the documented parts, states and components inside are those of the page, no more and no less', async () => {
  await page.viewport(1280, 800);
  const seen = new Set<string>();
  const draw = async (element: ReactElement, press = false): Promise<void> => {
    const mounted = await mount(<UiProvider>{element}</UiProvider>, { strict: false });
    if (press) mounted.container.querySelector('form')?.requestSubmit();
    await expect.poll(() => mounted.container.childElementCount).toBeGreaterThan(0);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    lookAt(document, seen);
    await mounted.unmount();
  };
  for (const { render } of formCases) {
    const passed = { ref: () => undefined, className: 'own', 'data-testid': 'it' };
    await draw(render(passed));
    await draw(render(passed), true);
  }
  expect([...seen].toSorted()).toEqual(documented.toSorted());
}, 120_000);
