import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mount } from '../../test-utils/mount.tsx';
import { xhrTransport } from '../core/transport.ts';
import type { UploadRequest } from '../core/types.ts';
import { FileUpload } from './FileUpload.tsx';

const photo = (name: string): File => new File(['x'], name, { type: 'image/heic' });
const dataTransferOf = (...files: File[]): DataTransfer => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
};
const setup = async (): Promise<{ sent: UploadRequest[]; zone: Element }> => {
  const sent: UploadRequest[] = [];
  await mount(
    <FileUpload
      label="Фото чека"
      url="/api/files"
      fieldName="photo"
      extra={{ saleId: '7' }}
      multiple
      transport={async (request) => {
        sent.push(request);
        return { ok: true };
      }}
    />,
  );
  const button = page.getByRole('button', { name: 'Выбрать файлы' });
  await expect.element(button).toBeVisible();
  return { sent, zone: button.element().parentElement as Element };
};

describe('загрузка в браузере', () => {
  it('бросок в поле: поле ввода, добавочные данные, строка «Загружен»', async () => {
    const { sent, zone } = await setup();
    zone.dispatchEvent(
      new DragEvent('drop', {
        dataTransfer: dataTransferOf(photo('a.heic'), photo('b.heic')),
        bubbles: true,
        cancelable: true,
      }),
    );
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]).toMatchObject({ fieldName: 'photo', extra: { saleId: '7' }, method: 'POST', url: '/api/files' });
    await vi.waitFor(() => expect(page.getByText('Загружен').elements()).toHaveLength(2));
  });

  it('мимо поля файл не уводит со страницы', async () => {
    await setup();
    await vi.waitFor(() => {
      const past = new DragEvent('drop', {
        dataTransfer: dataTransferOf(photo('a.heic')),
        bubbles: true,
        cancelable: true,
      });
      document.body.dispatchEvent(past);
      expect(past.defaultPrevented).toBe(true);
    });
  });

  it('вставка из буфера; убранная строка возвращает фокус к кнопке', async () => {
    const { sent, zone } = await setup();
    zone.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: dataTransferOf(photo('c.heic')), bubbles: true, cancelable: true }),
    );
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await userEvent.click(page.getByRole('button', { name: 'Убрать c.heic' }));
    await expect.element(page.getByRole('button', { name: 'Выбрать файлы' })).toHaveFocus();
    expect(page.getByText('c.heic').elements()).toHaveLength(0);
  });
});

describe('своя передача', () => {
  const request = (url: string, signal: AbortSignal): UploadRequest => ({
    url,
    method: 'POST',
    headers: {},
    fieldName: 'file',
    extra: {},
    file: photo('a.heic'),
    signal,
    onProgress: () => undefined,
  });
  it('нет связи — образец отказа по спецификации §8', async () => {
    const url = 'http://127.0.0.1:9/upload';
    await expect(xhrTransport(request(url, new AbortController().signal))).rejects.toThrow(`fail to POST ${url} 0`);
  });
  it('отмена обрывает', async () => {
    const controller = new AbortController();
    controller.abort();
    await expect(xhrTransport(request('/x', controller.signal))).rejects.toThrow('cancelled');
  });
});
