import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Text } from './Text.tsx';

const meta = preview.meta({ title: 'Справочник/Раскладка/Text — текст', component: Text, tags: ['!autodocs'] });

export const Playground = meta.story({ name: 'Попробовать', ...playground('Text') });
