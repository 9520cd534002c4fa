import { createContext, use, useMemo, type Context } from 'react';

import type { FormatLocale } from '../format/locale.ts';
import type { Messages, Tables } from './define.ts';

/** What a provider says in: the formats of its language and all its texts. */
export interface Language {
  readonly locale: FormatLocale | undefined;
  readonly tables: Tables;
}

/** The language of the nearest `UiProvider` that names one; without any, everything is Russian. */
export const LanguageContext: Context<Language | undefined> = createContext<Language | undefined>(undefined);

/**
 * The texts of a component in the language of the nearest `UiProvider`.
 * @param own single texts of this place, stronger than the provider: the `messages` property of a component
 */
export function useMessages<Table extends object>(
  { key, russian }: Messages<string, Table>,
  own?: Partial<Table>,
): Readonly<Table> {
  const given = use(LanguageContext)?.tables[key];
  return useMemo(() => (given || own ? { ...russian, ...given, ...own } : russian), [russian, given, own]);
}

/** Texts of the nearest `UiProvider` for `readMessages`: where a rule or a mask needs them as an argument. */
export const useTables = (): Tables | undefined => use(LanguageContext)?.tables;

/** Formats of the nearest `UiProvider` with a `locale`, for `formatDate` and `formatNumber`; undefined is Russian. */
export const useLocale = (): FormatLocale | undefined => use(LanguageContext)?.locale;

/** The language of a provider inside of another one: a locale is taken whole, single texts lie over it. */
export function languageOf(
  outer: Language | undefined,
  locale: (FormatLocale & { readonly messages: object }) | undefined,
  messages: Tables | undefined,
): Language | undefined {
  if (!locale && !messages) return outer;
  const tables: Record<string, object> = { ...(locale ? locale.messages : outer?.tables) };
  for (const key in messages) tables[key] = { ...tables[key], ...messages[key] };
  return { locale: locale ?? outer?.locale, tables };
}
