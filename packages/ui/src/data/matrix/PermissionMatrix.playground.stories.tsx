import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { PermissionMatrix } from './PermissionMatrix.tsx';

const meta = preview.meta({
  title: 'Справочник/Таблица/PermissionMatrix',
  component: PermissionMatrix,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('PermissionMatrix') });
