import { userEvent, waitFor, within } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { fromTestingLibrary } from './tools/testing-library.ts';
import { Probe } from './test-utils/Probe.tsx';
import { throughForm, throughTable } from './test-utils/scenario.ts';

const meta = preview.meta({
  title: 'Проверки/Драйверы',
  component: Probe,
  // A page of the tests and not of the reference; e2e/storybook drives it once more, with Playwright.
  tags: ['!autodocs'],
});

export const Form = meta.story({
  play: ({ canvasElement }) =>
    throughForm(fromTestingLibrary(canvasElement, { within, waitFor, user: userEvent.setup() })),
});

export const Table = meta.story({
  play: ({ canvasElement }) =>
    throughTable(fromTestingLibrary(canvasElement, { within, waitFor, user: userEvent.setup() })),
});

/** Nothing is pressed here: for drivers of other tools. */
export const Untouched = meta.story({});
