import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Checklist } from './Checklist.tsx';

const meta = preview.meta({
  title: 'Справочник/Поля/Checklist — список выполненного',
  component: Checklist,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('Checklist') });
