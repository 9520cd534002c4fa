import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  remove: (text?: string): string => (text === undefined ? 'Убрать' : `Убрать «${text}»`),
};

export const tagMessages: Messages<'tag', typeof russian> = /* @__PURE__ */ defineMessages('tag', russian);
