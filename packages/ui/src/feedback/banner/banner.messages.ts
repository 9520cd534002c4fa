import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  close: 'Скрыть',
};

export const bannerMessages: Messages<'banner', typeof russian> = defineMessages('banner', russian);
