import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { PortalHeader } from './PortalHeader.tsx';

const meta = preview.meta({
  title: 'Справочник/Каркас/PortalHeader — шапка портала',
  component: PortalHeader,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('PortalHeader') });
