import { describe, expect, it } from 'vitest';
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

describe('upload in a browser', () => {
  it('takes a drop: field, extra data, the line «Загружен»', async () => {
    const { sent, zone } = await setup();
    zone.dispatchEvent(
      new DragEvent('drop', {
        dataTransfer: dataTransferOf(photo('a.heic'), photo('b.heic')),
        bubbles: true,
        cancelable: true,
      }),
    );
    await expect.poll(() => sent).toHaveLength(2);
    expect(sent[0]).toMatchObject({ fieldName: 'photo', extra: { saleId: '7' }, method: 'POST', url: '/api/files' });
    await expect.poll(() => page.getByText('Загружен').elements()).toHaveLength(2);
  });

  it('stays on the page when a file is dropped elsewhere', async () => {
    await setup();
    await expect
      .poll(() => {
        const past = new DragEvent('drop', {
          dataTransfer: dataTransferOf(photo('a.heic')),
          bubbles: true,
          cancelable: true,
        });
        document.body.dispatchEvent(past);
        return past.defaultPrevented;
      })
      .toBe(true);
  });

  it('takes a paste; a removed item returns focus to the button', async () => {
    const { sent, zone } = await setup();
    zone.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: dataTransferOf(photo('c.heic')), bubbles: true, cancelable: true }),
    );
    await expect.poll(() => sent).toHaveLength(1);
    await userEvent.click(page.getByRole('button', { name: 'Убрать c.heic' }));
    await expect.element(page.getByRole('button', { name: 'Выбрать файлы' })).toHaveFocus();
    expect(page.getByText('c.heic').elements()).toHaveLength(0);
  });
});

describe("a transfer of one's own", () => {
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
  it('shows the refusal of specification §8 without a connection', async () => {
    const url = 'http://127.0.0.1:9/upload';
    await expect(xhrTransport(request(url, new AbortController().signal))).rejects.toThrow(`fail to POST ${url} 0`);
  });
  it('aborts on cancel', async () => {
    const controller = new AbortController();
    controller.abort();
    await expect(xhrTransport(request('/x', controller.signal))).rejects.toThrow('cancelled');
  });
});
