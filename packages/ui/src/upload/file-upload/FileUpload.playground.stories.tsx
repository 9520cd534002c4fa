import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { FileUpload } from './FileUpload.tsx';

const meta = preview.meta({
  title: 'Справочник/Загрузка/FileUpload — загрузка файлов',
  component: FileUpload,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('FileUpload') });
