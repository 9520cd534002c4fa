import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Tag } from './Tag.tsx';

const meta = preview.meta({ title: 'Справочник/Поля/Tag — тег, метка', component: Tag, tags: ['!autodocs'] });

export const Playground = meta.story({ name: 'Попробовать', ...playground('Tag') });
