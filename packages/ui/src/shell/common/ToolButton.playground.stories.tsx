import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { ToolButton } from './ToolButton.tsx';

const meta = preview.meta({
  title: 'Справочник/Каркас/ToolButton — кнопка инструмента',
  component: ToolButton,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('ToolButton') });
