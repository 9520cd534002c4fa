import preview from '../../../../.storybook/preview.tsx';
import { ApplicationForm } from './examples/ApplicationForm.tsx';
import applicationForm from './examples/ApplicationForm.tsx?raw';
import { FirstScreen } from './examples/FirstScreen.tsx';
import firstScreen from './examples/FirstScreen.tsx?raw';
import { PhotoUpload } from './examples/PhotoUpload.tsx';
import photoUpload from './examples/PhotoUpload.tsx?raw';
import saveShop from './examples/saveShop.ts?raw';
import { ServerTable } from './examples/ServerTable.tsx';
import serverTable from './examples/ServerTable.tsx?raw';
import { SimpleTable } from './examples/SimpleTable.tsx';
import simpleTable from './examples/SimpleTable.tsx?raw';
import { ToastButtons } from './examples/ToastButtons.tsx';
import toastButtons from './examples/ToastButtons.tsx?raw';

/** The live examples of the guides; their code is the file itself, which is compiled with the package. */
const meta = preview.meta({ title: 'Руководства/Примеры', tags: ['!autodocs'], parameters: { density: 'regular' } });

const shown = (code: string) => ({ parameters: { docs: { source: { code, language: 'tsx' } } } }) as const;

export const Start = meta.story({ name: 'Первый экран', ...shown(firstScreen), render: () => <FirstScreen /> });
export const Rules = meta.story({
  name: 'Форма с правилами',
  ...shown(applicationForm),
  render: () => <ApplicationForm />,
});
export const TableSimple = meta.story({
  name: 'Простая таблица',
  ...shown(simpleTable),
  render: () => <SimpleTable />,
});
export const TableServer = meta.story({
  name: 'Таблица с сервера',
  ...shown(serverTable),
  render: () => <ServerTable />,
});
export const Upload = meta.story({ name: 'Загрузка фото', ...shown(photoUpload), render: () => <PhotoUpload /> });
export const Toasts = meta.story({
  name: 'Сообщения не из React',
  ...shown(`${saveShop}\n\n${toastButtons}`),
  render: () => <ToastButtons />,
});
