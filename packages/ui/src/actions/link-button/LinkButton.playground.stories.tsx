import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = preview.meta({
  title: 'Справочник/Действия/LinkButton — кнопка-ссылка',
  component: LinkButton,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('LinkButton') });
