import { useState, type ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import type { UploadTransport } from '../core/types.ts';
import { FileUpload } from './FileUpload.tsx';

const meta = preview.meta({ title: 'Компоненты/Загрузка файлов', component: FileUpload });

const photo = (name: string, size: number, type = 'image/jpeg') => new File([new Uint8Array(size)], name, { type });
const inputIn = (root: HTMLElement) => root.querySelector<HTMLInputElement>('[data-upload-input]')!;

const still: UploadTransport = async ({ file, onProgress, signal }) => {
  if (file.name.endsWith('-2.jpg')) {
    onProgress(0.62);
    await new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')));
    });
  }
  if (file.name.endsWith('-4.jpg')) throw new Error('fail to POST /api/files 502');
  return { data: { file: file.name } };
};

const Example = ({ transport = still }: { transport?: UploadTransport }): ReactElement => {
  const [error] = useState<string>();
  return (
    <div style={{ maxWidth: 480 }}>
      <FileUpload
        label="Фото чека"
        url="/api/files"
        accept="image/jpeg,image/png,image/heic"
        maxSize={10 * 1024 * 1024}
        multiple
        camera
        parallel={5}
        transport={transport}
        error={error}
      />
    </div>
  );
};

export const Ready = meta.story({ name: 'Пустое поле', render: () => <Example /> });

export const States = meta.story({
  name: 'Четыре состояния',
  render: () => <Example />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(
      inputIn(canvasElement),
      [
        photo('chek-00418-1.jpg', 2_100_000),
        photo('chek-00418-2.jpg', 3_400_000),
        photo('chek-00418-4.jpg', 1_800_000),
        photo('chek.pdf', 90_000, 'application/pdf'),
        photo('skan.jpg', 14_200_000),
      ],
      { applyAccept: false },
    );
    const list = await canvas.findByRole('list', { name: 'Фото чека: файлы' });
    await waitFor(() => expect(within(list).getByText('Загружен')).toBeVisible());
    await expect(within(list).getByText(/Загружаем, 62/u)).toBeVisible();
    await expect(within(list).getByText(/Выберите JPG, PNG или HEIC/u)).toBeVisible();
    await expect(within(list).getByText(/Больше 10/u)).toBeVisible();
    await expect(within(list).getByText(/Не загрузили файл/u)).toBeVisible();
  },
});

export const Cancel = meta.story({
  name: 'Остановка',
  render: () => <Example />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(inputIn(canvasElement), photo('chek-2.jpg', 100));
    await userEvent.click(await canvas.findByRole('button', { name: 'Остановить chek-2.jpg' }));
    await expect(await canvas.findByText('Загрузка остановлена')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Повторить chek-2.jpg' })).toBeVisible();
  },
});

export const Settings = meta.story({
  name: 'Настройки и ошибки формы',
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 480 }}>
      <FileUpload label="Реестр" url="/api/registry" hint="CSV или XLSX, до 10 000 строк" required={false} />
      <FileUpload label="Закрытое поле" url="/api/files" disabled />
      <FileUpload label="Паспорт" url="/api/files" error="Приложите разворот с фотографией" />
      <FileUpload
        label="Ждёт отправки формы"
        url="/api/import"
        method="PUT"
        fieldName="registry"
        extra={{ kind: 'products' }}
        headers={{ 'X-Draft': '1' }}
        auto={false}
        multiple
        maxFiles={2}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const waits = [...canvasElement.querySelectorAll<HTMLElement>('[data-upload-input]')].at(-1);
    await userEvent.upload(waits as HTMLElement, [photo('1.csv', 10), photo('2.csv', 10), photo('3.csv', 10)]);
    const list = await within(canvasElement).findByRole('list', { name: 'Ждёт отправки формы: файлы' });
    // Two wait for the form, the third is over the limit and says so.
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3));
    await expect(within(list).getByText(/Не больше 2/u)).toBeVisible();
  },
});
