import { useState, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { useSendLater, useUploads } from './useUploads.ts';

const sent: string[][] = [];

function Form(): ReactElement {
  const [files, setFiles] = useState<string[]>([]);
  const photos = useUploads();
  const send = async (): Promise<void> => {
    if (photos.uploads === 'failed' || photos.hold()) return;
    sent.push(files);
    return Promise.resolve();
  };
  useSendLater(photos, send);
  return (
    <>
      <button type="button" onClick={() => photos.setUploads('busy')}>
        Начать
      </button>
      <button
        type="button"
        onClick={() => {
          setFiles(['чек.jpg']);
          photos.setUploads('idle');
        }}
      >
        Пришло
      </button>
      <button type="button" onClick={() => photos.setUploads('failed')}>
        Не пришло
      </button>
      <button type="button" aria-busy={photos.waiting} onClick={() => void send()}>
        Отправить
      </button>
    </>
  );
}

let root: ReturnType<typeof createRoot>;
let place: HTMLDivElement;
beforeEach(() => {
  sent.length = 0;
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  root.render(<Form />);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

const press = async (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const send = page.getByRole('button', { name: 'Отправить' });

it('waits for a photo on its way and sends once, with the photo', async () => {
  await press('Начать');
  await press('Отправить');
  await press('Отправить');
  await expect.element(send).toHaveAttribute('aria-busy', 'true');
  expect(sent).toEqual([]);
  await press('Пришло');
  await expect.element(send).toHaveAttribute('aria-busy', 'false');
  expect(sent).toEqual([['чек.jpg']]);
});

it('never leaves a photo out: one that failed is not waited for and nothing is sent', async () => {
  await press('Начать');
  await press('Отправить');
  await press('Не пришло');
  await expect.element(send).toHaveAttribute('aria-busy', 'false');
  expect(sent).toEqual([]);
});

it('sends at once when nothing is on its way', async () => {
  await press('Отправить');
  expect(sent).toEqual([[]]);
});
