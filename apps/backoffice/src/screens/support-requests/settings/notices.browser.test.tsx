import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { type Answer, renderRoute, type RenderedRoute } from '../../../shared/test-utils/render-route.tsx';
import { settingsMessages } from './messages.ts';
import { Component } from './route.tsx';

const messages = settingsMessages.notices;
const template = (kind: string, about: string, more: object = {}) => ({
  kind,
  about,
  topic: 'points',
  topicTitle: 'Начисления и активация баллов',
  tone: 'success',
  channels: ['feed', 'email', 'sms'],
  variables: [{ name: 'points', example: '250 баллов' }],
  title: 'Активировано: {points}',
  text: 'Ими уже можно распоряжаться.',
  sms: 'Прибавка: активировано {points}.',
  ...more,
});
const answer: Answer = ({ path }) => {
  if (path.endsWith('/templates'))
    return [
      template('points.activated', 'Баллы активированы'),
      template('process.failed', 'Процесс не завершён', { topic: null, topicTitle: 'Работа бэк-офиса', sms: null }),
    ];
  return {
    at: '2026-11-25 12:00:00.000',
    title: 'Активировано: 315 баллов',
    text: 'Ими уже можно распоряжаться.',
    sms: 'Прибавка: активировано 315 баллов.',
    messenger: null,
    letter: {
      subject: 'Активировано: 315 баллов',
      text: 'Активировано: 315 баллов. Отписаться: https://example.ru',
      html: '<p style="color:#1a1e19">Активировано: 315 баллов</p>',
    },
  };
};

let screen: RenderedRoute;
afterEach(() => screen.unmount());
const open = (): void => {
  screen = renderRoute({
    Component,
    path: '/support-requests/settings/:tab/:id?',
    at: '/support-requests/settings/notices',
    grants: ['technicalSupport.detailRequestTechnicalSupport:update'],
    answer,
  });
};

it('finds an event by a word and shows its last real messages by channels', async () => {
  open();
  await expect.element(page.getByRole('link', { name: 'Процесс не завершён' })).toBeVisible();
  await userEvent.fill(page.getByRole('searchbox'), 'баллы');
  await expect.element(page.getByRole('link', { name: 'Процесс не завершён' })).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Баллы активированы' }).click();
  const sheet = page.getByRole('dialog', { name: 'Баллы активированы' });
  await expect.element(sheet.getByText('Прибавка: активировано 315 баллов.')).toBeVisible();
  expect(screen.router.state.location.pathname).toBe('/support-requests/settings/notices/points.activated');
  await expect.element(sheet.getByTitle(messages.previewOf('Активировано: 315 баллов'))).toBeVisible();
  await expect.element(sheet.getByText('{points}: 250 баллов')).toBeVisible();
});
