import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { DateTimeInput } from './DateTimeInput.tsx';

const meta = preview.meta({
  title: 'Справочник/Даты/DateTimeInput — поле даты и времени',
  component: DateTimeInput,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('DateTimeInput') });
