import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Timeline } from './Timeline.tsx';

const meta = preview.meta({
  title: 'Справочник/Раскладка/Timeline — лента событий',
  component: Timeline,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('Timeline') });
