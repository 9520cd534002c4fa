import { expect, userEvent, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { PhotoViewer } from './PhotoViewer.tsx';

const receipt = (number: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="1000"><rect width="600" height="1000" fill="#f2efe2"/><g font-family="monospace" font-size="28" fill="#333"><text x="120" y="80">ООО «КУБАНЬ-МАСТЕР»</text><text x="60" y="220">Перфоратор П-28</text><text x="60" y="270">1 × 9 490,00</text><text x="60" y="900">ЧЕК ${number}</text></g></svg>`)}`;

const meta = preview.meta({ title: 'Компоненты/Просмотр фото', component: PhotoViewer });
const photos = [
  { src: receipt('1083'), alt: 'Чек № 1083, первое фото' },
  { src: receipt('1084'), alt: 'Чек № 1083, второе фото' },
];

export const Receipts = meta.story({
  name: 'Два фото',
  render: () => <PhotoViewer photos={photos} label="Фото чека" style={{ height: 560, maxWidth: 560 }} />,
  play: async ({ canvas }) => {
    const image = await canvas.findByRole('img', { name: 'Чек № 1083, первое фото' });
    await waitFor(() => expect(image).toBeVisible());
    const before = image.getBoundingClientRect().width;
    await userEvent.click(canvas.getByRole('button', { name: 'Крупнее' }));
    await expect(image.getBoundingClientRect().width).toBeGreaterThan(before * 1.4);
    await userEvent.click(canvas.getByRole('button', { name: 'Следующее фото' }));
    await expect(await canvas.findByRole('img', { name: 'Чек № 1083, второе фото' })).toBeInTheDocument();
    await expect(canvas.getByText('2 из 2 фото')).toBeVisible();
  },
});

export const Broken = meta.story({
  name: 'Не загрузилось',
  render: () => (
    <PhotoViewer
      photos={[{ src: 'data:image/png;base64,AAAA', alt: 'Чек' }]}
      label="Фото чека"
      style={{ height: 360, maxWidth: 560 }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не загрузили фото')).toBeVisible();
  },
});

export const FromOutside = meta.story({
  name: 'Открыто второе фото',
  render: () => <PhotoViewer photos={photos} index={1} style={{ height: 360, maxWidth: 560 }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Чек № 1083, второе фото' })).toBeInTheDocument();
  },
});
