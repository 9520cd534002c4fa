import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Sheet } from './Sheet.tsx';

const meta = preview.meta({
  title: 'Справочник/Наложения/Sheet — боковой лист',
  component: Sheet,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('Sheet') });
