import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import '../tokens/styles.css';
import { UiProvider } from '../foundation/provider/UiProvider.tsx';
import { en } from '../locales/en.ts';
import { ru } from '../locales/ru.ts';
import { mark, pseudo, russianOf, textsOf } from './spoken.ts';

type Stories = Record<string, { Component?: ComponentType } | undefined>;

// The reference draws what the other stories draw already.
const files = import.meta.glob<Stories>([
  '../**/*.stories.tsx',
  '!../**/*.playground.stories.tsx',
  // Pages of the documentation: they speak Russian.
  '!../docs/**',
]);
const sources = import.meta.glob<string>(
  ['../**/*.stories.tsx', '../**/*.data.{ts,tsx}', './{cases*,value-cases,toasts}.tsx', '../testing/test-utils/*.tsx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const long = pseudo(en);
const frames = async (count: number): Promise<void> => {
  for (let at = 0; at < count; at += 1) await new Promise((done) => requestAnimationFrame(done));
};

/** Words that stories and what they draw from say themselves. */
const shared = Object.entries(sources).flatMap(([path, text]) => (path.endsWith('.stories.tsx') ? [] : [text]));
const plainMessages = new Set(
  Object.values(ru.messages).flatMap((table) => Object.values(table).filter((text) => typeof text === 'string')),
);

/** Two letters of a name the story gave. */
const initials = /^[А-ЯЁ]{2}$/;

/** Russian that no source of the story holds: a component said it. */
const foreign = (texts: readonly string[], own: string): string[] => {
  const known = new Set(russianOf(own));
  return texts.filter(
    (text) =>
      !initials.test(text) &&
      (russianOf(text).some((word) => !known.has(word)) || (plainMessages.has(text) && !own.includes(text))),
  );
};

/** Places whose words must be whole. */
const whole = 'button, [role="tab"], [role="option"], th, h1, h2, h3, h4, label, legend, summary';

/** Words of components that their place cuts off. */
const cut = (place: Element): string[] =>
  [...place.querySelectorAll<HTMLElement>(whole)]
    .filter((element) => element.textContent.includes(mark) && element.checkVisibility())
    .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
    .map((element) => `${element.tagName.toLowerCase()} «${element.textContent.slice(0, 60)}»`);

it('every story speaks English without a Russian word, and its words may be 40 % longer', async () => {
  await page.viewport(1280, 800);
  const problems: string[] = [];
  for (const [path, load] of Object.entries(files)) {
    const stories = await load();
    const own = [sources[path] ?? '', ...shared].join('\n');
    for (const [name, story] of Object.entries(stories)) {
      const Story = story?.Component;
      if (!Story) continue;
      const place = document.createElement('div');
      document.body.append(place);
      const root = createRoot(place);
      const draw = (locale: typeof en) =>
        root.render(
          <UiProvider locale={locale}>
            <Story />
          </UiProvider>,
        );
      draw(en);
      await frames(2);
      const said = foreign(textsOf(document.body), own);
      draw(long);
      await frames(2);
      problems.push(
        ...said.map((text) => `${path} ${name} says «${text.slice(0, 80)}»`),
        ...cut(document.body).map((text) => `${path} ${name} cuts ${text}`),
      );
      root.unmount();
      place.remove();
      for (const region of document.querySelectorAll('[aria-live]')) region.textContent = '';
    }
  }
  expect([...new Set(problems)]).toEqual([]);
}, 240_000);
