import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderRoute, type RenderedRoute } from '../../../shared/test-utils/render-route.tsx';
import { Deadlines } from './Deadlines.tsx';
import { settingsMessages } from './messages.ts';

const messages = settingsMessages.deadlines;
const settings = {
  version: 3,
  workDays: [1, 2, 3, 4, 5],
  workFrom: 540,
  workTo: 1080,
  closeDays: 7,
  reopenDays: 14,
  deadlines: ['low', 'normal', 'high', 'urgent'].map((priority) => ({ category: null, priority, hours: 8 })),
  updatedAt: '2026-11-20 12:00:00.000',
  updatedBy: null,
};

let screen: RenderedRoute;
let release: (saved: object) => void = () => undefined;
afterEach(() => screen.unmount());

it('keeps what is typed while the terms are being saved, and saves it over them', async () => {
  screen = renderRoute({
    Component: Deadlines,
    path: '*',
    at: '/',
    grants: [],
    answer: ({ method, path }) => {
      if (method === 'put') return new Promise((resolve) => (release = resolve));
      return path.endsWith('/categories') ? [] : settings;
    },
  });
  const puts = (): unknown[] => screen.sent.filter(({ method }) => method === 'put').map(({ body }) => body);
  const days = page.getByRole('textbox', { name: messages.closeDays });
  await days.fill('1');
  await userEvent.keyboard('{Enter}');
  await expect.poll(puts).toMatchObject([{ closeDays: 1, version: 3 }]);
  await userEvent.keyboard('2');
  release({ ...settings, closeDays: 1, version: 4 });
  await expect.element(page.getByText(messages.saved)).toBeVisible();
  await expect.element(days).toHaveValue('12');
  await expect.element(days).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(puts).toMatchObject([{ closeDays: 1 }, { closeDays: 12, version: 4 }]);
  release({ ...settings, closeDays: 12, version: 5 });
  await expect.element(days).toHaveValue('12');
});
