import type { FormatLocale } from '../../foundation/format/locale.ts';
import { useLocale, useMessages } from '../../foundation/messages/context.ts';
import { datesMessages, type DateTexts } from './dates.messages.ts';

/** What dates are written and spoken in. */
export interface DateLanguage {
  /** Formats of the language; Russian without it. */
  readonly locale?: FormatLocale | undefined;
  /** Texts of dates. */
  readonly say: DateTexts;
}

export const russianDates: DateLanguage = { say: datesMessages.russian };

/** Of the nearest `UiProvider`. */
export const useDateLanguage = (): DateLanguage => ({ locale: useLocale(), say: useMessages(datesMessages) });
