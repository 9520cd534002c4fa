import type { dateMaskMessages } from './date.messages.ts';
import type { documentMaskMessages } from './documents.messages.ts';
import type { moneyMaskMessages } from './money.messages.ts';
import type { phoneMaskMessages } from './phone.messages.ts';
import type { receiptMaskMessages } from './receipt.messages.ts';
import type { snilsMaskMessages } from './snils.messages.ts';
import { commonMaskMessages } from './template.messages.ts';
import { blankOf } from './template.ts';
import type { Mask } from './types.ts';

type Russian = typeof commonMaskMessages &
  typeof dateMaskMessages &
  typeof documentMaskMessages &
  typeof moneyMaskMessages &
  typeof phoneMaskMessages &
  typeof receiptMaskMessages &
  typeof snilsMaskMessages;

type Wide<Text> = Text extends string
  ? string
  : Text extends (...given: never) => string
    ? Text
    : { readonly [Letter in keyof Text]: string };

/** What masks say, by their ids, and what all of them say. A catalogue without one of its keys does not compile. */
export type MaskMessages = {
  readonly [Id in keyof Russian]: {
    readonly [Text in keyof Russian[Id]]: Wide<Russian[Id][Text]>;
  };
};

type Said = string | ((mask: Mask) => string);

/** What one mask says: its hint, why it refuses, and the template behind what is typed. */
interface MaskTexts {
  readonly hint?: Said;
  readonly rejection?: Said;
  readonly unreadable?: Said;
  readonly letters?: Readonly<Record<string, string>>;
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
  const said = (text: 'rejection' | 'unreadable' | 'hint'): string => {
    const usual = text !== 'hint' && mask[text] === russian[text] ? common?.[text] : undefined;
    const found = own[text] ?? usual ?? mask[text];
    return typeof found === 'function' ? found(mask) : found;
  };
  return {
    ...mask,
    hint: said('hint'),
    rejection: said('rejection'),
    unreadable: said('unreadable'),
    blank: mask.shape !== undefined && own.letters ? blankOf(mask.shape, own.letters) : mask.blank,
  };
}

/** What is said when a mask has no room for another character. */
export function fullText(messages: Partial<MaskMessages> | undefined): string {
  return messages?.common?.full ?? commonMaskMessages.common.full;
}
