import { trimmed, orNull, present } from './values.ts';
import { digits } from './text/digits.ts';

/** Requisites as the form sends them; an absent field is left as it is, an empty one or `null` is cleared. */
export interface Requisites {
  name: string;
  legalName: string;
  inn: string;
  kpp?: string | null | undefined;
  contactName?: string | undefined;
  phone?: string | null | undefined;
  email?: string | null | undefined;
}

const cleared = (value: string | null | undefined, read: (value: string) => string): string | null | undefined =>
  value === undefined ? undefined : read(value ?? '') || null;

/** Columns to write, without those the form has not sent. */
export function requisiteColumns(input: Requisites) {
  return present({
    name: trimmed(input.name),
    legalName: trimmed(input.legalName),
    inn: digits(input.inn),
    kpp: cleared(input.kpp, (kpp) => kpp.trim().toUpperCase()),
    contactName: orNull(input.contactName),
    phone: cleared(input.phone, digits),
    email: cleared(input.email, (email) => email.trim().toLowerCase()),
  });
}
