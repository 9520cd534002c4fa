import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { BackofficeShell } from './BackofficeShell.tsx';

const meta = preview.meta({
  title: 'Справочник/Каркас/BackofficeShell — каркас бэк-офиса',
  component: BackofficeShell,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('BackofficeShell') });
