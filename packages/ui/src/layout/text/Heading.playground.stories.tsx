import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Heading } from './Heading.tsx';

const meta = preview.meta({
  title: 'Справочник/Раскладка/Heading — заголовок',
  component: Heading,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('Heading') });
