import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { PortalShell } from './PortalShell.tsx';

const meta = preview.meta({
  title: 'Справочник/Каркас/PortalShell — каркас портала',
  component: PortalShell,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('PortalShell') });
