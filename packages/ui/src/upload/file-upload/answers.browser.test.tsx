import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { mount } from '../../test-utils/mount.tsx';
import { xhrTransport } from '../core/transport.ts';
import type { UploadRequest } from '../core/types.ts';
import { FileUpload } from './FileUpload.tsx';

const photo = new File([new Uint8Array(8)], 'a.heic', { type: 'image/heic', lastModified: 1 });

/** A browser's request that is answered by the test and remembers what was sent. */
const answerWith = (status: number, body: string): { sent: FormData[]; credentials: boolean[] } => {
  const sent: FormData[] = [];
  const credentials: boolean[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      readonly upload = new EventTarget();
      status = 0;
      responseText = '';
      withCredentials = false;
      open(): void {
        this.status = 0;
      }
      setRequestHeader(): void {}
      abort(): void {}
      send(form: FormData): void {
        sent.push(form);
        credentials.push(this.withCredentials);
        this.status = status;
        this.responseText = body;
        queueMicrotask(() => this.dispatchEvent(new Event('load')));
      }
    },
  );
  return { sent, credentials };
};
const send = (url = '/api/files'): Promise<unknown> => {
  const request: UploadRequest = {
    url,
    method: 'POST',
    headers: {},
    fieldName: 'file',
    extra: { saleId: '7' },
    file: photo,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  };
  return xhrTransport(request);
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the answer of the server', () => {
  it.each([
    [200, '{"data":{"file":"id"}}', { data: { file: 'id' } }],
    [201, '{"data":[]}', { data: [] }],
    [204, '', undefined],
  ])('takes %i for a success and parses its JSON', async (status, body, expected) => {
    const { sent, credentials } = answerWith(status, body);
    await expect(send()).resolves.toEqual(expected);
    expect([...(sent[0]?.keys() ?? [])]).toEqual(['saleId', 'file']);
    expect(credentials).toEqual([true]);
  });

  it.each([
    ['поле error', 422, '{"error":"Такой чек уже есть"}', 'Такой чек уже есть'],
    ['текст ответа', 500, 'Хранилище не отвечает', 'Хранилище не отвечает'],
    ['образец', 502, '', 'fail to POST /api/files 502'],
    ['пустой error уступает тексту', 400, '{"error":""}', '{"error":""}'],
  ])('shows a refusal: %s', async (_what, status, body, expected) => {
    answerWith(status, body);
    await expect(send()).rejects.toThrow(expected);
  });
});

describe("the phone's camera", () => {
  const coarse = (is: boolean): void => {
    const real = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = real(query);
      if (query === '(pointer: coarse)') Object.defineProperty(list, 'matches', { value: is });
      return list;
    });
  };

  it('opens the rear camera by «Снять» on a phone and keeps choosing a file', async () => {
    coarse(true);
    await mount(<FileUpload label="Фото чека" url="/api/files" accept="image/*" camera />);
    await expect.element(page.getByRole('button', { name: 'Снять' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Выбрать файл' })).toBeVisible();
    const shot = document.querySelector<HTMLInputElement>('input[capture="environment"]');
    expect(shot?.accept).toBe('image/*');
    const click = vi.spyOn(shot as HTMLInputElement, 'click').mockImplementation(() => undefined);
    (page.getByRole('button', { name: 'Снять' }).element() as HTMLElement).click();
    expect(click).toHaveBeenCalledOnce();
  });

  it('has no camera with a mouse', async () => {
    coarse(false);
    await mount(<FileUpload label="Фото чека" url="/api/files" camera />);
    await expect.element(page.getByRole('button', { name: 'Выбрать файл' })).toBeVisible();
    expect(document.querySelector('input[capture]')).toBeNull();
  });
});
