import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = preview.meta({
  title: 'Справочник/Основа/SkipLink — ссылка к содержанию',
  component: SkipLink,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('SkipLink') });
