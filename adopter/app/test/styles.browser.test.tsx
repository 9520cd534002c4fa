import '@pribavka/ui/styles.css';

import { UiProvider } from '@pribavka/ui';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';

import { Controls } from '../src/pages/Controls.tsx';
import { Dates } from '../src/pages/Dates.tsx';
import { Registration } from '../src/pages/Registration.tsx';

/** Rounding of the browser, in pixels. */
const tolerance = 1;

it.each([
  ['Controls', Controls],
  ['Dates', Dates],
  ['Registration', Registration],
])('draws %s inside its container with styles.css alone', async (_, Page) => {
  const place = document.body.appendChild(document.createElement('div'));
  place.style.width = '320px';
  const root = createRoot(place);
  root.render(
    <UiProvider>
      <Page />
    </UiProvider>,
  );
  await expect.poll(() => place.querySelectorAll('[class]').length).toBeGreaterThan(0);
  await document.fonts.ready;
  const edge = place.getBoundingClientRect().right + tolerance;
  const controls = [...place.querySelectorAll('[data-control], button[class]')];
  expect(controls.length).toBeGreaterThan(0);
  const outside = controls.filter((control) => {
    const box = control.getBoundingClientRect();
    const parent = control.parentElement?.getBoundingClientRect();
    return box.right > edge && parent !== undefined && box.right > parent.right + tolerance;
  });
  expect(outside.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
  const own = [...place.querySelectorAll<HTMLElement>('[class]')];
  const contentBoxes = own.filter((element) => getComputedStyle(element).boxSizing !== 'border-box');
  expect(contentBoxes.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
  root.unmount();
  place.remove();
});
