import { afterEach, expect, it, vi } from 'vitest';

import type { SessionStore } from '../react/session-store.ts';
import { stillSession } from '../react/still-session.ts';
import type { AheadAnswers } from './ahead/index.ts';
import { rememberUse, whenPictureIsKnown } from './from-picture.ts';
import { fillPicture, rememberPresses, standingPicture, whenPictureIsFilled } from './picture.ts';

const stand = (html = ''): HTMLElement => {
  document.body.innerHTML = `<div id="root"><div data-picture="">${html}</div></div>`;
  return standingPicture() as HTMLElement;
};
afterEach(() => document.body.replaceChildren());

const answer = (status: number, data: unknown) => ({ status, headers: {}, data: { data } });
const soon = (milliseconds: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, milliseconds));

function later<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve = (_value: T): void => undefined;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
}

it('puts the answer in when the documents are here, too', async () => {
  const picture = stand();
  const documents = later<ReturnType<typeof answer>>();
  const put = vi.fn<(picture: HTMLElement, data: unknown) => void>();
  const answerTo = (async (key: string) =>
    key === 'sales.list' ? answer(200, 'rows') : documents.promise) as AheadAnswers;
  fillPicture(answerTo, 'sales.list', put);
  await soon(20);
  expect(put).not.toHaveBeenCalled();
  documents.resolve(answer(500, null));
  await expect.poll(() => put.mock.calls).toEqual([[picture, 'rows']]);
  expect(picture.dataset['picture']).toBe('filled');
});

it.each([
  ['a refusal', answer(401, null), undefined],
  [
    'what does not fit',
    answer(200, 'rows'),
    () => {
      throw new Error('no place');
    },
  ],
])('leaves the picture as it is by %s', async (_, given, put) => {
  const picture = stand();
  const heard = vi.fn<() => void>();
  addEventListener('unhandledrejection', heard);
  fillPicture(async () => given, 'sales.list', put ?? (() => undefined));
  await soon(20);
  removeEventListener('unhandledrejection', heard);
  expect(picture.dataset['picture']).toBe('');
  expect(heard).not.toHaveBeenCalled();
});

it('lets the code wait until the picture is filled, and no longer than it may', async () => {
  await whenPictureIsFilled(60_000);
  const picture = stand();
  const order: string[] = [];
  setTimeout(() => order.push('25 ms'), 25);
  await whenPictureIsFilled(50).then(() => order.push('given up'));
  expect(order).toEqual(['25 ms', 'given up']);
  const filled = whenPictureIsFilled(60_000);
  picture.dataset['picture'] = 'filled';
  await filled;
  await whenPictureIsFilled(60_000);
});

it('holds a filled picture until its person and its answer are known', async () => {
  stand().dataset['picture'] = 'filled';
  const listeners = new Set<() => void>();
  let status: ReturnType<SessionStore['snapshot']>['status'] = 'loading';
  const known = vi.fn<() => void>();
  const rows = later<void>();
  const snapshot = stillSession({ roleCode: 'admin', grants: new Set() }).snapshot();
  void whenPictureIsKnown(
    {
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      snapshot: () => ({ ...snapshot, status }),
    },
    rows.promise,
  ).then(known);
  status = 'authorised';
  for (const listener of listeners) listener();
  await soon(50);
  expect(known).not.toHaveBeenCalled();
  rows.resolve();
  await expect.poll(() => known.mock.calls.length).toBe(1);
  expect(listeners.size).toBe(0);
});

it('gives the focus back to the link that had it', () => {
  stand('<a href="/sales/7">7</a>').querySelector('a')?.focus();
  const restore = rememberUse();
  document.body.innerHTML =
    '<div id="root"><a href="/sales/7" style="visibility:hidden">7</a><a href="/sales/7" id="seen">7</a></div>';
  restore();
  expect(document.activeElement?.id).toBe('seen');
});

it('does what was pressed on the picture when the screen is there', () => {
  const button = '<button title="Уведомления" aria-haspopup="dialog">';
  const press = (): void => document.querySelector('button')?.click();
  stand(button);
  rememberPresses();
  press();
  expect(document.querySelector('button')?.ariaBusy).toBe('true');
  const restore = rememberUse();
  document.body.innerHTML = `<div id="root">${button.replace('Уведомления', 'Уведомления: 3 новых')}</div>`;
  const opened = vi.fn<() => void>();
  document.querySelector('button')?.addEventListener('click', opened);
  restore();
  expect(opened).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(document.querySelector('button'));
});

it('looks for what was typed into the search of the picture', () => {
  const field = stand('<input type="search">').querySelector('input');
  field?.focus();
  if (field) field.value = '8 906';
  const restore = rememberUse();
  document.body.innerHTML = '<div id="root"><input type="search" id="own"></div>';
  const own = document.querySelector('input');
  const heard = vi.fn<() => void>();
  own?.addEventListener('input', heard);
  restore();
  expect(own?.value).toBe('8 906');
  expect(document.activeElement).toBe(own);
  expect(heard).toHaveBeenCalledOnce();
});
