import { Problem } from '@pribavka/api';
import { Button, confirm } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { renderRoute, type RenderedRoute } from '../test-utils/render-route.tsx';
import { useAct } from './useAct.ts';

let screen: RenderedRoute;
afterEach(() => screen.unmount());

let finish: (message: string) => void = () => undefined;
const ran: string[] = [];

/** A card that shows the next button before the command before it has ended, as one does that is asked for again. */
function Card(): ReactElement {
  const { act } = useAct({ reload: () => undefined });
  const approve = (): Promise<boolean> =>
    act('approve', () => new Promise((resolve) => (finish = (message) => resolve(message))));
  const start = async (): Promise<void> => {
    if (!(await confirm({ title: 'Запустить?', confirmLabel: 'Да' }))) return;
    await act('start', () => Promise.resolve(ran.push('start')).then(() => undefined));
  };
  return (
    <>
      <Button onClick={() => void approve()}>Согласовать</Button>
      <Button onClick={() => void start()}>Запустить</Button>
    </>
  );
}

it('runs what was asked for while the command before it was ending', async () => {
  screen = renderRoute({ Component: Card, path: '/', at: '/', grants: [], answer: () => undefined });
  await page.getByRole('button', { name: 'Согласовать' }).click();
  await page.getByRole('button', { name: 'Запустить' }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  finish('Согласована');
  await expect.element(page.getByText('Согласована').first()).toBeVisible();
  await page.getByRole('button', { name: 'Да' }).click();
  await expect.poll(() => ran).toEqual(['start']);
});

it('asks for the record again after a refusal, and not without a network, where the same would be said twice', async () => {
  let reloads = 0;
  const problem = (kind: 'conflict' | 'network'): Problem =>
    new Problem({
      kind,
      code: kind,
      status: kind === 'network' ? 0 : 409,
      messages: [],
      fields: {},
      requestId: undefined,
    });
  const Acting = (): ReactElement => {
    const { act } = useAct({ reload: () => void (reloads += 1) });
    return (
      <>
        <Button onClick={() => void act('one', () => Promise.reject(problem('network')))}>Без сети</Button>
        <Button onClick={() => void act('two', () => Promise.reject(problem('conflict')))}>Отказ</Button>
      </>
    );
  };
  screen = renderRoute({ Component: Acting, path: '/', at: '/', grants: [], answer: () => undefined });
  await page.getByRole('button', { name: 'Без сети' }).click();
  expect(reloads).toBe(0);
  await page.getByRole('button', { name: 'Отказ' }).click();
  await expect.poll(() => reloads).toBe(1);
});
