import type { TableOf } from '@pribavka/ui/messages';

import type { codeMessages } from '../account/contacts/code.messages.ts';
import type { contactMessages as ownContactMessages } from '../account/contacts/contacts.messages.ts';
import type { passwordMessages as passwordChangeMessages } from '../account/password.messages.ts';
import type { promptMessages } from '../account/password-prompt/prompt.messages.ts';
import type { recoveryMessages } from '../account/recovery.messages.ts';
import type { secondFactorMessages } from '../account/second-factor.messages.ts';
import type { sessionMessages } from '../account/sessions.messages.ts';
import type { setUpMessages } from '../account/set-up.messages.ts';
import type { columnsFormMessages } from '../columns/messages.ts';
import type { contactMessages } from '../fields/contact.messages.ts';
import type { documentMessages } from '../fields/documents.messages.ts';
import type { fieldMessages } from '../fields/fields.messages.ts';
import type { fileMessages } from '../fields/file.messages.ts';
import type { moneyMessages } from '../fields/money.messages.ts';
import type { passportMessages } from '../fields/passport.messages.ts';
import type { passwordMessages } from '../fields/password.messages.ts';
import type { personMessages } from '../fields/person.messages.ts';
import type { receiptMessages } from '../fields/receipt.messages.ts';
import type { formMessages } from '../form/form.messages.ts';
import type { wizardMessages } from '../form/wizard/wizard.messages.ts';
import type { leavingMessages } from '../leaving/leaving.messages.ts';
import type { MaskMessages } from '../masks/language.ts';
import type {
  PasswordDemandMessages,
  RuleMessages,
  ScanMessages,
  SerialPatternMessages,
} from '../rules/rule-messages.ts';

/** Texts of the fields of a form and of the form itself. */
export type FieldTables = {
  readonly 'forms.contact': TableOf<typeof contactMessages>;
  readonly 'forms.documents': TableOf<typeof documentMessages>;
  readonly 'forms.fields': TableOf<typeof fieldMessages>;
  readonly 'forms.files': TableOf<typeof fileMessages>;
  readonly 'forms.form': TableOf<typeof formMessages>;
  readonly 'forms.leaving': TableOf<typeof leavingMessages>;
  readonly 'forms.money': TableOf<typeof moneyMessages>;
  readonly 'forms.passport': TableOf<typeof passportMessages>;
  readonly 'forms.password': TableOf<typeof passwordMessages>;
  readonly 'forms.person': TableOf<typeof personMessages>;
  readonly 'forms.receipt': TableOf<typeof receiptMessages>;
  readonly 'forms.wizard': TableOf<typeof wizardMessages>;
};

/** Texts of `./account` and `./columns`. */
export type AccountTables = {
  readonly 'forms.columns': TableOf<typeof columnsFormMessages>;
  readonly 'forms.confirmation': TableOf<typeof codeMessages>;
  readonly 'forms.ownContacts': TableOf<typeof ownContactMessages>;
  readonly 'forms.passwordChange': TableOf<typeof passwordChangeMessages>;
  readonly 'forms.passwordPrompt': TableOf<typeof promptMessages>;
  readonly 'forms.recovery': TableOf<typeof recoveryMessages>;
  readonly 'forms.secondFactor': TableOf<typeof secondFactorMessages>;
  readonly 'forms.sessions': TableOf<typeof sessionMessages>;
  readonly 'forms.setUp': TableOf<typeof setUpMessages>;
};

/**
 * Every text of the package by its table, for the `messages` of `UiProvider`. A language that leaves one out does not
 * compile.
 */
export type FormsMessages = FieldTables &
  AccountTables & {
    readonly 'forms.rules': RuleMessages;
    readonly 'forms.demands': PasswordDemandMessages;
    readonly 'forms.masks': MaskMessages;
    readonly 'forms.scan': ScanMessages;
    readonly 'forms.serialPattern': SerialPatternMessages;
  };
