import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { CalendarPanel } from './CalendarPanel.tsx';

const meta = preview.meta({
  title: 'Справочник/Даты/CalendarPanel — календарь',
  component: CalendarPanel,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('CalendarPanel') });
