import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { CommandPalette } from './CommandPalette.tsx';

const meta = preview.meta({
  title: 'Справочник/Каркас/CommandPalette — палитра команд, поиск',
  component: CommandPalette,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('CommandPalette') });
