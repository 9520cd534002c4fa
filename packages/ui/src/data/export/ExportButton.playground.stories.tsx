import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { ExportButton } from './ExportButton.tsx';

const meta = preview.meta({
  title: 'Справочник/Таблица/ExportButton — кнопка выгрузки',
  component: ExportButton,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('ExportButton') });
