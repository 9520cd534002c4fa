import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import '../tokens/styles.css';
import { describeElement, frames, sideways } from './page-checks.ts';
import { renderWhole } from './render-whole.tsx';
import { keyStories } from './stories.ts';

let root: Root | undefined;
let place: HTMLElement;

beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
});

afterEach(() => {
  root?.unmount();
  root = undefined;
  place.remove();
  document.documentElement.removeAttribute('dir');
});

const flex = new Set(['block', 'flex', 'inline-flex', 'grid', 'inline-block', 'table-cell']);

/** Boxes a layout places; letters inside them run as their language does. */
const boxes = (): Element[] =>
  [...place.querySelectorAll('*')].filter(
    (element) =>
      !element.closest('svg') &&
      // What is inside runs from left to right in every language: digits of a code, of a phone.
      !element.parentElement?.closest('body [dir="ltr"]') &&
      flex.has(getComputedStyle(element).display) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 0,
  );

/** What holds a word or is pressed, with nothing of the kind inside. */
const leaves = (): Element[] =>
  boxes().filter(
    (element) =>
      element.matches('button, a, input, textarea, select, img') ||
      (element.childElementCount === 0 && element.textContent.trim() !== ''),
  );

/** Pairs of leaves that lie over each other though neither is inside the other. */
const overlaps = (): string[] => {
  const all = leaves().map((element) => ({ element, box: element.getBoundingClientRect() }));
  return all.flatMap((one, at) =>
    all.slice(at + 1).flatMap((two) => {
      const wide = Math.min(one.box.right, two.box.right) - Math.max(one.box.left, two.box.left);
      const high = Math.min(one.box.bottom, two.box.bottom) - Math.max(one.box.top, two.box.top);
      const apart = wide <= 2 || high <= 2 || one.element.contains(two.element) || two.element.contains(one.element);
      return apart ? [] : [`${describeElement(one.element)} × ${describeElement(two.element)}`];
    }),
  );
};

it.each(keyStories)(
  '$name: from right to left nothing scrolls sideways, overlaps or stays on its old side',
  async ({ load }) => {
    const Story = await load();
    root = createRoot(place);
    await renderWhole(root, <Story />);
    const wrong: Record<string, string[]> = {};
    for (const width of [390, 1280]) {
      await page.viewport(width, 800);
      document.documentElement.dir = 'ltr';
      await frames(4);
      const known = new Set(overlaps());
      const before = new Map(boxes().map((element) => [element, element.getBoundingClientRect()]));

      document.documentElement.dir = 'rtl';
      await frames(4);
      wrong[`${width} px: sideways`] = sideways(place);
      wrong[`${width} px: overlaps`] = overlaps().filter((pair) => !known.has(pair));
      wrong[`${width} px: not mirrored`] = boxes().flatMap((element) => {
        const was = before.get(element);
        const outer = element.parentElement && before.get(element.parentElement);
        if (!was || !outer || !element.parentElement) return [];
        const now = element.getBoundingClientRect();
        const around = element.parentElement.getBoundingClientRect();
        // Against its own parent: a box that stands wrong is named once, not with all that is inside.
        const start = was.left - outer.left;
        const end = around.right - now.right;
        return Math.abs(start - end) > 2
          ? [`${describeElement(element)}: ${Math.round(start)} → ${Math.round(end)}`]
          : [];
      });
    }
    expect(Object.fromEntries(Object.entries(wrong).filter(([, found]) => found.length > 0))).toEqual({});
  },
  60_000,
);
