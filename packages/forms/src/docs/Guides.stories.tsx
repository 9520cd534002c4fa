import preview from '../../../../.storybook/preview.tsx';
import { ApplicationForm } from './examples/ApplicationForm.tsx';
import { FirstScreen } from './examples/FirstScreen.tsx';
import { PhotoUpload } from './examples/PhotoUpload.tsx';
import { ServerTable } from './examples/ServerTable.tsx';
import { SimpleTable } from './examples/SimpleTable.tsx';
import { ToastButtons } from './examples/ToastButtons.tsx';

/** The live examples of the guides; their code is the file itself, which is compiled with the package. */
const meta = preview.meta({ title: 'Руководства/Примеры', tags: ['!autodocs'], parameters: { density: 'regular' } });

export const Start = meta.story({ name: 'Первый экран', render: () => <FirstScreen /> });
export const Rules = meta.story({
  name: 'Форма с правилами',
  render: () => <ApplicationForm />,
});
export const TableSimple = meta.story({
  name: 'Простая таблица',
  render: () => <SimpleTable />,
});
export const TableServer = meta.story({
  name: 'Таблица с сервера',
  render: () => <ServerTable />,
});
export const Upload = meta.story({ name: 'Загрузка фото', render: () => <PhotoUpload /> });
export const Toasts = meta.story({
  name: 'Сообщения не из React',
  render: () => <ToastButtons />,
});
