import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

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
    ['пустой error уступает образцу', 400, '{"error":""}', 'fail to POST /api/files 400'],
    ['страница прокси', 413, '<html><body>nginx</body></html>', 'fail to POST /api/files 413'],
  ])('shows a refusal: %s', async (_what, status, body, expected) => {
    answerWith(status, body);
    await expect(send()).rejects.toThrow(expected);
  });

  it.each([
    [413, /слишком большой/u],
    [502, /неполадка на сервере/u],
  ])('shows and reads out no markup of a proxy: %i', async (status, sentence) => {
    answerWith(status, `<html><head><title>${status}</title></head><body><hr>nginx</body></html>`);
    const place = await mount(<FileUpload label="Чек" url="/api/files" />);
    await userEvent.upload(place.querySelector<HTMLInputElement>('input[type="file"]:not([capture])')!, photo);
    await expect.element(page.getByRole('listitem').getByText(sentence)).toBeVisible();
    await expect
      .poll(() => document.querySelector('[data-pb-root="announcer"] [role="alert"]')?.textContent)
      .toMatch(sentence);
    expect(document.body.textContent).not.toMatch(/nginx|<html/u);
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
