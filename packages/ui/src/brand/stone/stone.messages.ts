import { defineMessages, type Messages } from '../../foundation/messages/define.ts';
import type { StoneFamily } from './family.ts';

export const stoneNames: Readonly<Record<StoneFamily, string>> = {
  malachite: 'малахит',
  amber: 'янтарь',
  lapis: 'лазурит',
  jasper: 'яшма',
  rhodonite: 'родонит',
};

export const stoneMessages: Messages<'stone', typeof stoneNames> = /* @__PURE__ */ defineMessages('stone', stoneNames);
