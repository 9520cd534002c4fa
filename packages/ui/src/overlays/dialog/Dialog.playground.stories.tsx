import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Dialog } from './Dialog.tsx';

const meta = preview.meta({
  title: 'Справочник/Наложения/Dialog — диалог, окно',
  component: Dialog,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('Dialog') });
