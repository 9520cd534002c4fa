import { defineMessages, type Messages } from '../../foundation/messages/define.ts';
import type { StoneFamily } from './family.ts';

/** Russian names of the stones. */
export const stoneNames: Readonly<Record<StoneFamily, string>> = {
  malachite: 'малахит',
  amber: 'янтарь',
  lapis: 'лазурит',
  jasper: 'яшма',
  rhodonite: 'родонит',
};

/** Texts of the stones: their names. */
export const stoneMessages: Messages<'stone', typeof stoneNames> = /* @__PURE__ */ defineMessages('stone', stoneNames);
