import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Panel } from './Panel.tsx';

const meta = preview.meta({
  title: 'Справочник/Раскладка/Panel — панель, карточка',
  component: Panel,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('Panel') });
