import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { ThemeScope } from './ThemeScope.tsx';

const meta = preview.meta({
  title: 'Справочник/Основа/ThemeScope — часть страницы в своей теме',
  component: ThemeScope,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('ThemeScope') });
