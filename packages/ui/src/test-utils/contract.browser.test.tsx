import type { ComponentType, ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import '../tokens/styles.css';
import { contracts } from '../docs/contract.ts';
import { UiProvider } from '../index.ts';
import type { Passed } from './case.ts';
import { cases } from './cases.tsx';
import { collectSeen, type Seen } from './contract-seen.ts';
import { frames } from './page-checks.ts';
import { renderWhole } from './render-whole.tsx';

interface Story {
  readonly Component?: ComponentType;
  /** Draws the story and plays it to its end. */
  readonly run?: () => Promise<void>;
}

const files = import.meta.glob<Record<string, Story>>([
  '../**/*.stories.tsx',
  '!../**/*.playground.stories.tsx',
  '!../docs/**',
]);

/** What stands on the page only after a press: these stories are played. */
const played = /\/(select\/Select|combobox\/Combobox|overlays\/sheet|overlays\/overlays)\.stories/;

/** Only for a moment, or on options no story opens: there or not by the speed of the machine. */
const passing = new Set(['Combobox data-active', 'Select data-part="group"']);

const seen = new Map<string, Seen>();
async function draw(element: ReactElement): Promise<void> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  await renderWhole(root, element);
  await frames(2);
  collectSeen(seen);
  root.unmount();
  place.remove();
}

const named = (attributes: Iterable<string>): string[] => [...attributes].map((name) => name.replace('data-', ''));

/** Watches while a story plays: a list may be closed again by its end. */
async function play(story: Story): Promise<void> {
  const observer = new MutationObserver(() => collectSeen(seen));
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  // Whether the story is right is asked by its own run.
  await story.run?.().catch(() => undefined);
  collectSeen(seen);
  observer.disconnect();
  document.body.replaceChildren();
}

afterAll(() => document.body.replaceChildren());

it('the documented parts and states are those of the page, no more and no less', async () => {
  await page.viewport(1280, 800);
  const passed: Passed = { ref: () => undefined, className: 'own', 'data-testid': 'it' };
  for (const one of cases) await draw(<UiProvider>{one.render(passed)}</UiProvider>);
  for (const [path, load] of Object.entries(files)) {
    for (const story of Object.values(await load())) {
      if (story.Component) await draw(<story.Component />);
      if (played.test(path)) await play(story);
    }
  }
  const onPage = [...seen].flatMap(([name, { parts, states }]) => [
    ...[...parts].map((part) => `${name} data-part="${part}"`),
    ...named(states).map((state) => `${name} data-${state}`),
  ]);
  const documented = Object.entries(contracts).flatMap(([name, { parts = {}, states = {} }]) => [
    ...Object.keys(parts).map((part) => `${name} data-part="${part}"`),
    ...Object.keys(states).map((state) => `${name} data-${state}`),
  ]);
  const without = (names: readonly string[], others: readonly string[]): string[] =>
    names.filter((name) => !passing.has(name) && !others.includes(name));
  expect({ undocumented: without(onPage, documented), unseen: without(documented, onPage) }).toEqual({
    undocumented: [],
    unseen: [],
  });
}, 240_000);
