import type { dateMaskMessages } from './date.messages.ts';
import type { documentMaskMessages } from './documents.messages.ts';
import type { moneyMaskMessages } from './money.messages.ts';
import type { phoneMaskMessages } from './phone.messages.ts';
import type { receiptMaskMessages } from './receipt.messages.ts';
import type { snilsMaskMessages } from './snils.messages.ts';
import { commonMaskMessages } from './template.messages.ts';
import type { Mask } from './types.ts';

type Russian = typeof commonMaskMessages &
  typeof dateMaskMessages &
  typeof documentMaskMessages &
  typeof moneyMaskMessages &
  typeof phoneMaskMessages &
  typeof receiptMaskMessages &
  typeof snilsMaskMessages;

/** What masks say, by their ids, and what all of them say. A catalogue without one of its keys does not compile. */
export type MaskMessages = {
  readonly [Id in keyof Russian]: {
    readonly [Text in keyof Russian[Id]]: Russian[Id][Text] extends string ? string : Russian[Id][Text];
  };
};

/** What one mask says: its hint, why it refuses, and the template behind what is typed. */
interface MaskTexts {
  readonly hint?: string | ((length: number) => string);
  readonly rejection?: string;
  readonly unreadable?: string;
  readonly blank?: string;
}

/**
 * The same mask in the language of a catalogue: what it takes and how it looks stays. Texts that are left out stay as
 * they are; `useMask` and the fields do it by themselves under `UiProvider`.
 */
export function maskInLanguage(mask: Mask, messages: Partial<MaskMessages> | undefined): Mask {
  if (!messages) return mask;
  const all: Partial<Record<string, MaskTexts>> = messages;
  const { common: russian } = commonMaskMessages;
  const { common } = all;
  const own = all[mask.id] ?? {};
  const hint = typeof own.hint === 'function' ? own.hint(mask.capacity) : own.hint;
  const said = (text: 'rejection' | 'unreadable'): string =>
    own[text] ?? (mask[text] === russian[text] ? common?.[text] : undefined) ?? mask[text];
  return {
    ...mask,
    hint: hint ?? mask.hint,
    rejection: said('rejection'),
    unreadable: said('unreadable'),
    blank: mask.blank === undefined ? undefined : (own.blank ?? mask.blank),
  };
}

/** What is said when a mask has no room for another character. */
export function fullText(messages: Partial<MaskMessages> | undefined): string {
  return messages?.common?.full ?? commonMaskMessages.common.full;
}
