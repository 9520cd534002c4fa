import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  malachite: 'малахит',
  amber: 'янтарь',
  lapis: 'лазурит',
  jasper: 'яшма',
  rhodonite: 'родонит',
};

export const stoneMessages: Messages<'stone', typeof russian> = defineMessages('stone', russian);
