import '@pribavka/ui/styles.css';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { UiProvider } from '@pribavka/ui';
import { en } from '@pribavka/ui/locales/en';

import { formsRu } from '../locales/ru.ts';
import {
  lastingCuts,
  listenToAnnouncements,
  longerTexts,
  mark,
  pseudo,
  russianBesides,
  russianOf,
  textsBesidesAnnounced,
} from '../../../ui/src/test-utils/spoken.ts';
import { formsEn } from '../locales/en.ts';
import { English } from './english.tsx';
import { mount } from './render.tsx';

type Stories = Record<string, { readonly Component?: ComponentType } | undefined>;

const files = import.meta.glob<Stories>([
  '../**/*.stories.tsx',
  // Guides of the documentation: they speak Russian.
  '!../docs/**',
]);
const sources = import.meta.glob<string>(
  ['../**/*.stories.tsx', '../**/*.cases.ts', '../stories/**/*.{ts,tsx}', './*.tsx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
/** What several stories draw from; the stories of the rules speak Russian on purpose: they are pages of the specification. */
const shared = Object.entries(sources).flatMap(([path, text]) => (path.endsWith('.stories.tsx') ? [] : [text]));
const ofRules = /\/stories\/rules\//;

const longEn = pseudo(en);
const longFormsEn = longerTexts(formsEn);

it('every story of a field, a form and an account is English on an English page, and words 40 % longer are whole', async () => {
  await page.viewport(1280, 800);
  const said: string[] = [];
  let drawn = 0;
  let longest = 0;
  const strange = (texts: readonly string[], own: readonly string[]): string[] => {
    const known = new Set(own.flatMap(russianOf));
    return texts.flatMap(russianOf).filter((word) => !known.has(word));
  };
  const announced = listenToAnnouncements();
  for (const [path, load] of Object.entries(files)) {
    if (ofRules.test(path)) continue;
    for (const [name, story] of Object.entries(await load())) {
      const Story = story?.Component;
      if (!Story) continue;
      drawn += 1;
      const mounted = await mount(
        <English>
          <Story />
        </English>,
        { strict: false },
      );
      // Tables of cases quote what rules say in Russian.
      for (const table of mounted.container.querySelectorAll('table')) table.remove();
      const own = [sources[path] ?? '', ...shared];
      said.push(...strange(textsBesidesAnnounced(document.body), own).map((word) => `${path} ${name}: ${word}`));
      await mounted.rerender(
        <UiProvider locale={longEn} messages={longFormsEn}>
          <Story />
        </UiProvider>,
      );
      longest += document.body.textContent.includes(mark) ? 1 : 0;
      said.push(...(await lastingCuts(document.body)).map((text) => `${path} ${name} cuts ${text}`));
      await mounted.unmount();
    }
  }
  // An announcement comes a moment late, so it may be that of any story.
  said.push(...strange(announced(), Object.values(sources)).map((word) => `announced: ${word}`));
  expect(drawn).toBeGreaterThan(50);
  expect(longest).toBeGreaterThan(40);
  expect(said).toEqual([]);
}, 240_000);

it('knows Russian when it sees it', async () => {
  const mounted = await mount(<p title={formsRu['forms.contact'].phone}>Свой</p>);
  expect(russianBesides(['Свой'])).toEqual(['телефон']);
  await mounted.unmount();
});
