import type { Locator, Page } from '@playwright/test';

/** What may happen to a form that is being filled in. */
export const events = ['reload', 'history', 'escape', 'session'] as const;
export type FormEvent = (typeof events)[number];

/** Records of the demo a form is opened on. */
export interface Records {
  readonly inn: string;
  readonly asked: string;
  readonly rejected: string;
  readonly openRequest: string;
  readonly closedRequest: string;
}

/** A form of the portal and what must become of what is typed into it. */
export interface TypedForm {
  /** Where it is in the code. */
  readonly file: string;
  /** Login of the member; a guest without one. */
  readonly who?: string | undefined;
  /** Opens it from anywhere. */
  readonly open: (page: Page, records: Records) => Promise<void>;
  /** The field that is typed into. */
  readonly field: (page: Page) => Locator;
  /** What is typed before each event, as the field shows it. */
  readonly texts: readonly [string, string, string, string];
  /** Its draft is encrypted, which takes a moment. */
  readonly isSealed?: boolean | undefined;
  /** Events that do not happen to it, or after which nothing is there on purpose, with the reason. */
  readonly except?: Partial<Record<FormEvent, { readonly gone: boolean; readonly why: string }>> | undefined;
}

export const guest = { session: { gone: false, why: 'a guest has no session' } } as const;
export const noDialog = { escape: { gone: false, why: 'a page is left by no Escape' } } as const;

/** Words that differ by their end. */
export const wordsOf = (text: string): TypedForm['texts'] => [text, `${text}-Б`, `${text}-В`, `${text}-Г`];
