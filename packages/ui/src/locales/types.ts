import type { FormatLocale } from '../foundation/format/locale.ts';
import type { TableOf } from '../foundation/messages/define.ts';
import type { paginationMessages } from '../navigation/pagination/pagination.messages.ts';

/** Every text of the package by component. A language that leaves one out does not compile. */
export interface UiMessages {
  readonly pagination: TableOf<typeof paginationMessages>;
}

/** A language: its formats and its texts. */
export interface UiLocale extends FormatLocale {
  readonly messages: UiMessages;
}
