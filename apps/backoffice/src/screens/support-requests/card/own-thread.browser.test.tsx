import type { Output } from '@pribavka/api';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { renderRoute, type RenderedRoute } from '../../../shared/test-utils/render-route.tsx';
import { cardMessages as words } from './messages.ts';
import { OwnThread } from './OwnThread.tsx';

type Message = Output<'support.get'>['messages'][number];

const message = (id: string, own: Partial<Message>): Message => ({
  id,
  at: '2026-11-20 12:00:00.000',
  author: 'author',
  authorName: null,
  text: id,
  files: [],
  internal: false,
  origin: null,
  ...own,
});
const messages = [
  message('Где выгрузка?', { authorName: 'Титов Вадим Эдуардович' }),
  message('Готова', { author: 'support' }),
];
const Component = () => <OwnThread request={{ id: 'r1', messages } as unknown as Output<'support.get'>} />;

let screen: RenderedRoute;
afterEach(() => screen.unmount());

it('an own request met in the queue names who wrote and leads to where its author writes on', async () => {
  screen = renderRoute({ Component, path: '*', at: '/', grants: [], answer: () => undefined });
  await expect.element(page.getByText('Вадим Титов')).toBeVisible();
  await expect.element(page.getByText(words.support, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: words.openOwn }).click();
  await expect.poll(() => screen.router.state.location.pathname).toBe('/my-requests/r1');
});
