/** @packageDocumentation Russian texts of the forms, which they say anyway: to be typed after, and for a Russian place inside of another language. */
import { codeMessages } from '../account/contacts/code.messages.ts';
import { contactMessages as ownContactMessages } from '../account/contacts/contacts.messages.ts';
import { passwordMessages as passwordChangeMessages } from '../account/password.messages.ts';
import { promptMessages } from '../account/password-prompt/prompt.messages.ts';
import { recoveryMessages } from '../account/recovery.messages.ts';
import { secondFactorMessages } from '../account/second-factor.messages.ts';
import { sessionMessages } from '../account/sessions.messages.ts';
import { setUpMessages } from '../account/set-up.messages.ts';
import { columnsFormMessages } from '../columns/messages.ts';
import { contactMessages } from '../fields/contact.messages.ts';
import { documentMessages } from '../fields/documents.messages.ts';
import { fieldMessages } from '../fields/fields.messages.ts';
import { fileMessages } from '../fields/file.messages.ts';
import { moneyMessages } from '../fields/money.messages.ts';
import { passportMessages } from '../fields/passport.messages.ts';
import { passwordMessages } from '../fields/password.messages.ts';
import { personMessages } from '../fields/person.messages.ts';
import { receiptMessages } from '../fields/receipt.messages.ts';
import { formMessages } from '../form/form.messages.ts';
import { wizardMessages } from '../form/wizard/wizard.messages.ts';
import { leavingMessages } from '../leaving/leaving.messages.ts';
import { dateMaskMessages } from '../masks/date.messages.ts';
import { documentMaskMessages } from '../masks/documents.messages.ts';
import { moneyMaskMessages } from '../masks/money.messages.ts';
import { phoneMaskMessages } from '../masks/phone.messages.ts';
import { receiptMaskMessages } from '../masks/receipt.messages.ts';
import { snilsMaskMessages } from '../masks/snils.messages.ts';
import { commonMaskMessages } from '../masks/template.messages.ts';
import { messages } from '../rules/messages.ts';
import { numberMessages } from '../rules/numbers.messages.ts';
import { demandMessages } from '../rules/password.messages.ts';
import { markMessages, receiptMessages as receiptReasons } from '../rules/scan.messages.ts';
import { serialPatternMessages } from '../rules/serial-pattern.messages.ts';
import type { FormsMessages } from './types.ts';

export type { FormsMessages } from './types.ts';

/** Russian texts of everything, for the `messages` of `UiProvider`. */
export const formsRu: FormsMessages = {
  'forms.columns': columnsFormMessages.russian,
  'forms.confirmation': codeMessages.russian,
  'forms.contact': contactMessages.russian,
  'forms.demands': demandMessages,
  'forms.documents': documentMessages.russian,
  'forms.fields': fieldMessages.russian,
  'forms.files': fileMessages.russian,
  'forms.form': formMessages.russian,
  'forms.leaving': leavingMessages.russian,
  'forms.masks': {
    ...commonMaskMessages,
    ...dateMaskMessages,
    ...documentMaskMessages,
    ...moneyMaskMessages,
    ...phoneMaskMessages,
    ...receiptMaskMessages,
    ...snilsMaskMessages,
  },
  'forms.money': moneyMessages.russian,
  'forms.ownContacts': ownContactMessages.russian,
  'forms.passport': passportMessages.russian,
  'forms.password': passwordMessages.russian,
  'forms.passwordChange': passwordChangeMessages.russian,
  'forms.passwordPrompt': promptMessages.russian,
  'forms.person': personMessages.russian,
  'forms.receipt': receiptMessages.russian,
  'forms.recovery': recoveryMessages.russian,
  'forms.rules': { ...messages, ...numberMessages },
  'forms.scan': { ...receiptReasons, ...markMessages },
  'forms.secondFactor': secondFactorMessages.russian,
  'forms.serialPattern': serialPatternMessages,
  'forms.sessions': sessionMessages.russian,
  'forms.setUp': setUpMessages.russian,
  'forms.wizard': wizardMessages.russian,
};
