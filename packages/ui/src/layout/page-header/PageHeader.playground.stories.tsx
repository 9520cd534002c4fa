import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = preview.meta({
  title: 'Справочник/Раскладка/PageHeader — заголовок страницы',
  component: PageHeader,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('PageHeader') });
