import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Select } from './Select.tsx';

const meta = preview.meta({
  title: 'Справочник/Поля/Select — выпадающий список',
  component: Select,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('Select') });
