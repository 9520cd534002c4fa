import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { SearchInput } from './SearchInput.tsx';

const meta = preview.meta({
  title: 'Справочник/Поля/SearchInput — поле поиска',
  component: SearchInput,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('SearchInput') });
