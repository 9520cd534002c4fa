import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Divider } from './Stack.tsx';

const meta = preview.meta({
  title: 'Справочник/Раскладка/Divider — разделитель',
  component: Divider,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('Divider') });
