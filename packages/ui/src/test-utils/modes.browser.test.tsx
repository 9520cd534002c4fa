import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';

import '../tokens/styles.css';
import '../tokens/reset.css';
import { tabbable } from '../foundation/overlay/focusable.ts';
import { outsideLayers } from './layers.ts';
import { describeElement, frames, sideways } from './page-checks.ts';
import { renderWhole } from './render-whole.tsx';
import { keyStories } from './stories.ts';

type Media = Parameters<(typeof commands)['emulateMedia']>[0];
const plain: Media = { media: null, forcedColors: null, contrast: null, reducedMotion: null, colorScheme: null };

let root: Root | undefined;
let place: HTMLElement;

beforeEach(async () => {
  await page.viewport(1280, 800);
  place = document.createElement('div');
  document.body.append(place);
});

afterEach(async () => {
  root?.unmount();
  root = undefined;
  place.remove();
  await commands.emulateMedia(plain);
});

const look = (element: Element): string =>
  [
    element,
    element.parentElement?.parentElement,
    element.parentElement,
    ...[...(element.parentElement?.children ?? [])].slice(0, 12),
  ]
    .filter((near): near is Element => near instanceof Element)
    .flatMap((near) => [undefined, '::after', '::before'].map((pseudo) => getComputedStyle(near, pseudo)))
    .map((s) => [s.outlineStyle, s.outlineWidth, s.outlineColor, s.boxShadow, s.borderColor, s.backgroundColor].join())
    .join('|');

/** Places where the focus leaves no sign on the element, its box or what is drawn next to it. */
async function unseenFocus(): Promise<string[]> {
  const unseen: string[] = [];
  for (const element of tabbable(place).slice(0, 24)) {
    const before = look(element);
    element.focus({ focusVisible: true, preventScroll: true });
    // Some draw the sign from their state, a frame later.
    if (document.activeElement === element && look(element) === before) await frames();
    if (document.activeElement === element && look(element) === before) unseen.push(describeElement(element));
    element.blur();
  }
  return unseen;
}

const clear = 'rgba(0, 0, 0, 0)';

/** Filled boxes without words, pictures or borders: they say something by their colour alone. */
const shapes = (): Element[] =>
  [...place.querySelectorAll('*')].filter((element) => {
    if (element.childElementCount > 0 || element.textContent !== '') return false;
    if (/^(img|input|textarea|svg|path|circle|rect|canvas|caption|th|td)$/i.test(element.tagName)) return false;
    const { width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    return (
      width >= 3 &&
      height >= 3 &&
      style.backgroundColor !== clear &&
      style.borderTopWidth === '0px' &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  });

const isLost = (shape: Element): boolean => {
  const own = getComputedStyle(shape);
  const drawn =
    own.backgroundColor !== clear && own.backgroundColor !== getComputedStyle(document.body).backgroundColor;
  return shape.isConnected && !drawn && own.borderTopWidth === '0px' && own.outlineStyle === 'none';
};

const stuck = (): string[] =>
  [...document.body.querySelectorAll('*')]
    .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 0)
    .map(describeElement);

it.each(keyStories)(
  '$name: narrow, zoomed, by keyboard, forced colours, reduced motion, on paper',
  async ({ load }) => {
    const Story = await load();
    root = createRoot(place);
    await renderWhole(root, <Story />);
    await frames(3);
    const wrong: Record<string, string[]> = {};
    wrong['rules in no layer'] = outsideLayers();
    wrong['focus'] = await unseenFocus();
    const filled = shapes();

    await commands.emulateMedia({ ...plain, forcedColors: 'active' });
    await frames(1);
    wrong['focus in forced colours'] = await unseenFocus();
    wrong['shapes in forced colours'] = filled.filter(isLost).map(describeElement);

    await commands.emulateMedia({ ...plain, reducedMotion: 'reduce' });
    await frames(1);
    wrong['endless motion'] = document
      .getAnimations()
      .filter((animation) => animation.effect?.getTiming().iterations === Infinity)
      .map((animation) => describeElement((animation.effect as KeyframeEffect).target as Element));

    for (const [name, width] of [
      ['200 % of 1280', 640],
      ['320 px', 320],
      // A phone of 390 px whose owner has doubled the letters.
      ['200 % of 390', 195],
    ] as const) {
      await page.viewport(width, 640);
      await frames();
      wrong[name] = sideways(place);
    }

    await page.viewport(794, 1123);
    await commands.emulateMedia({ ...plain, media: 'print' });
    await frames();
    wrong['on paper'] = [...stuck(), ...sideways(place)];

    expect(Object.fromEntries(Object.entries(wrong).filter(([, found]) => found.length > 0))).toEqual({});
  },
  60_000,
);

it('has full lines and full text when more contrast is asked for', async () => {
  await commands.emulateMedia({ ...plain, contrast: 'more' });
  const value = (name: string): string => {
    const probe = document.createElement('i');
    probe.style.color = `var(--pb-${name})`;
    place.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset['theme'] = theme;
    expect(value('text-tertiary')).toBe(value('text-primary'));
    expect(value('line-hair')).toBe(value('text-primary'));
  }
});
