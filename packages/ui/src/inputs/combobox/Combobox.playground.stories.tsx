import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Combobox } from './Combobox.tsx';

const meta = preview.meta({
  title: 'Справочник/Поля/Combobox — комбобокс, выбор с поиском',
  component: Combobox,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('Combobox') });
