import { useTables } from '@pribavka/ui/messages';
import { useMemo } from 'react';

import { maskInLanguage, type MaskMessages } from '../masks/language.ts';
import type { Mask } from '../masks/types.ts';
import type { PasswordDemandMessages, RuleMessages } from '../rules/rule-messages.ts';

/** Tables that are handed to rules and masks as they are: what a language leaves out, these say in Russian themselves. */
interface HandedOn {
  readonly 'forms.rules': RuleMessages;
  readonly 'forms.masks': MaskMessages;
  readonly 'forms.demands': PasswordDemandMessages;
}

/** A table of the nearest `UiProvider`; undefined is Russian. */
export function useTable<Key extends keyof HandedOn>(key: Key): Partial<HandedOn[Key]> | undefined {
  const tables: Partial<HandedOn> | undefined = useTables();
  return tables?.[key];
}

/** The mask in the language of the nearest `UiProvider`; the same object for the same language. */
export function useSpokenMask(mask: Mask): Mask {
  const messages = useTable('forms.masks');
  return useMemo(() => maskInLanguage(mask, messages), [mask, messages]);
}
