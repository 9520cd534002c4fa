import type { messages } from './messages.ts';
import type { numberMessages } from './numbers.messages.ts';
import type { demandMessages } from './password.messages.ts';
import type { markMessages, receiptMessages } from './scan.messages.ts';
import type { serialPatternMessages } from './serial-pattern.messages.ts';

/** A catalogue in another language: the same keys with any texts. */
export type Texts<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends string ? string : Catalogue[Key];
};

/** Everything the rules say. */
export type RuleMessages = Texts<typeof messages & typeof numberMessages>;

/** What a password must have, for the checklist under its field. */
export type PasswordDemandMessages = Texts<typeof demandMessages>;

/** Why a receipt cannot be taken. */
export type ReceiptMessages = Texts<typeof receiptMessages>;

/** Why a mark of a package cannot be taken. */
export type MarkMessages = Texts<typeof markMessages>;

/** Why a scanned code cannot be taken. */
export type ScanMessages = ReceiptMessages & MarkMessages;

/** What is wrong with a pattern of serial numbers. */
export type SerialPatternMessages = Texts<typeof serialPatternMessages>;
