import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import '../tokens/styles.css';
import { UiProvider } from '../foundation/provider/UiProvider.tsx';
import { en } from '../locales/en.ts';
import { ru } from '../locales/ru.ts';
import { frames } from './page-checks.ts';
import { renderWhole } from './render-whole.tsx';
import { lastingCuts, listenToAnnouncements, pseudo, russianOf, textsBesidesAnnounced } from './spoken.ts';

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

/** What a story says in Russian on an English page, and which longer words it cuts. */
async function problemsOf(Story: ComponentType, own: string): Promise<string[]> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const draw = (locale: typeof en) =>
    renderWhole(
      root,
      <UiProvider locale={locale}>
        <Story />
      </UiProvider>,
    );
  await draw(en);
  await frames(2);
  const said = foreign(textsBesidesAnnounced(document.body), own);
  await draw(long);
  const cut = await lastingCuts(document.body);
  root.unmount();
  place.remove();
  return [...said.map((text) => `says «${text.slice(0, 80)}»`), ...cut.map((text) => `cuts ${text}`)];
}

it('every story speaks English without a Russian word, and its words may be 40 % longer', async () => {
  await page.viewport(1280, 800);
  const problems: string[] = [];
  const announced = listenToAnnouncements();
  for (const [path, load] of Object.entries(files)) {
    const stories = await load();
    const own = [sources[path] ?? '', ...shared].join('\n');
    for (const [name, story] of Object.entries(stories)) {
      const Story = story?.Component;
      if (!Story) continue;
      problems.push(...(await problemsOf(Story, own)).map((problem) => `${path} ${name} ${problem}`));
    }
  }
  // An announcement comes a moment late, so it may be that of any story.
  const ofAnyStory = Object.values(sources).join('\n');
  problems.push(...foreign(announced(), ofAnyStory).map((text) => `announced «${text}»`));
  expect(problems, problems.join('; ')).toEqual([]);
}, 240_000);
