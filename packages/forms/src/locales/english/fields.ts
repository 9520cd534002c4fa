import type { FieldTables } from '../types.ts';
import { counted } from './count.ts';

export const fields: FieldTables = {
  'forms.contact': { phone: 'Phone', email: 'Email', login: 'Phone or email' },
  'forms.documents': { inn: 'INN', tenDigits: '10 digits', twelveDigits: '12 digits', kpp: 'KPP', snils: 'SNILS' },
  'forms.fields': { code: 'Code', quantity: 'Quantity' },
  'forms.files': { failed: 'Upload the file again or remove it' },
  'forms.form': {
    errors: (count) => `The form has ${counted(count, 'error', 'errors')}`,
    network: 'Could not send. Check the internet and try again, everything you entered is still here',
    restored: (fields: string) => `Brought back what you entered: ${fields}`,
    changedSince: (fields: string) => `The record has changed since: ${fields}. Check before you save.`,
    startOver: 'Start over',
    startedOver: 'What you entered is gone, the fields hold what is saved',
    unknown: 'Could not send. Try again in a minute, everything you entered is still here',
  },
  'forms.leaving': {
    title: 'Leave without saving?',
    body: 'What you entered on this page will be lost.',
    leave: 'Leave without saving',
    stay: 'Stay',
  },
  'forms.money': {
    card: 'Card number',
    amount: 'Amount',
    all: (amount) => `All ${amount}`,
    available: (amount) => `Available: ${amount}`,
    quick: 'Quick amounts',
  },
  'forms.passport': {
    series: 'Passport series',
    number: 'Passport number',
    departmentCode: 'Department code',
    issuedBy: 'Issued by',
    issuedAt: 'Date of issue',
    birthDate: 'Date of birth',
  },
  'forms.password': { password: 'Password', newPassword: 'New password', repeat: 'Repeat the password' },
  'forms.person': { lastName: 'Last name', firstName: 'First name', middleName: 'Patronymic' },
  'forms.receipt': { date: 'Date', time: 'Time', total: 'Total', fn: 'FN', fd: 'FD', fpd: 'FP' },
  'forms.wizard': {
    step: (number, total) => `Step ${number} of ${total}.`,
    next: 'Next',
    back: 'Back',
  },
};
