import { useCommand, useQuery } from '@pribavka/api/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { type Refusal, renderRoute, type RenderedRoute } from '../test-utils/render-route.tsx';
import { settingsListMessages as messages } from './messages.ts';
import { SettingsList } from './SettingsList.tsx';

const names: Record<string, string> = { a: 'Приняли', b: 'Уточнили', old: 'Прежний', c: 'Ответили', d: 'Закрыли' };

function Templates(): ReactElement {
  const query = useQuery('support.templateList');
  const order = useCommand('support.orderTemplates', { invalidates: ['support.templateList'] });
  return (
    <SettingsList
      label="Шаблоны"
      query={query}
      rows={query.data?.map(({ id, title, isActive }) => ({ id, name: title, note: '', isActive }))}
      empty={{ title: 'Пусто', text: '' }}
      may
      onEdit={() => undefined}
      onOrder={(ids) => order.run({ body: { ids } })}
    />
  );
}

let screen: RenderedRoute;
let stored: string[];
let answers: (() => void)[];
let refusal: Refusal | undefined;

const ordersSent = (): string[] =>
  screen.sent.filter(({ method }) => method === 'put').map(({ body }) => (body as { ids: string[] }).ids.join(''));
const answer = async (): Promise<void> => {
  await expect.poll(() => answers.length).toBe(1);
  answers.pop()!();
};

beforeEach(async () => {
  stored = ['a', 'b', 'old', 'c', 'd'];
  answers = [];
  refusal = undefined;
  screen = renderRoute({
    Component: Templates,
    path: '/',
    at: '/',
    grants: ['technicalSupport.detailRequestTechnicalSupport:update'],
    async answer({ method, body }) {
      if (method === 'put') {
        await new Promise<void>((resolve) => {
          answers.push(resolve);
        });
        if (refusal) return refusal;
        const { ids } = body as { ids: string[] };
        stored = ids.toSpliced(2, 0, 'old');
        return { ok: true };
      }
      return stored.map((id) => ({ id, title: names[id], isActive: id !== 'old' }));
    },
  });
  await expect.element(page.getByText('Прежний')).toBeVisible();
});
afterEach(() => screen.unmount());

const down = (id: string) => page.getByRole('button', { name: messages.down(names[id]!) });
const shown = (): string => {
  const rows = [...document.querySelectorAll('ul[aria-label="Шаблоны"] > li strong')];
  return rows.map(({ textContent }) => Object.keys(names).find((id) => names[id] === textContent)).join(' ');
};
/** What a screen reader has read last. */
const heard = (): string => document.querySelector('[aria-live="polite"][role="status"]')?.textContent ?? '';

it('moves the row at each press, and sends what is pressed meanwhile after the answer', async () => {
  await userEvent.click(down('a'));
  expect(shown()).toBe('b a old c d');
  await userEvent.click(down('a'));
  expect(shown()).toBe('b c old a d');
  await expect.element(down('a')).toHaveFocus();
  await expect.poll(heard).toMatch(/Приняли: место 3 из 4\s?$/);
  await userEvent.click(down('b'));
  expect(shown()).toBe('c b old a d');
  expect(ordersSent()).toEqual(['bacd']);
  await answer();
  await expect.poll(ordersSent).toEqual(['bacd', 'cbad']);
  expect(shown()).toBe('c b old a d');
  expect(heard()).not.toContain(messages.ordered);
  await answer();
  await expect.poll(heard).toContain(messages.ordered);
  await expect.poll(shown).toBe('c b old a d');
});

it('puts back the order of the server after a refusal, and says so', async () => {
  await userEvent.click(down('a'));
  await userEvent.click(down('a'));
  await expect.poll(heard).toMatch(/Приняли: место 3 из 4\s?$/);
  await answer();
  await expect.poll(ordersSent).toEqual(['bacd', 'bcad']);
  refusal = { status: 422, code: 'VALIDATION_FAILED', messages: ['Список изменился'] };
  await answer();
  await expect.element(page.getByText('Список изменился')).toBeVisible();
  await expect.poll(shown).toBe('b a old c d');
  await expect.poll(heard).toMatch(/Приняли: место 2 из 4\s?$/);
  refusal = undefined;
  await userEvent.click(down('b'));
  expect(shown()).toBe('a b old c d');
  await answer();
  await expect.poll(() => stored.join('')).toBe('aboldcd');
});
