import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { CalendarButton } from './CalendarButton.tsx';

const meta = preview.meta({
  title: 'Справочник/Даты/CalendarButton — кнопка календаря',
  component: CalendarButton,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('CalendarButton') });
