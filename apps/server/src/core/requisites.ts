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

const text = (value: string): string => value.trim().replaceAll(/\s+/g, ' ');

/** Undefined stays undefined: such a column is not written at all. */
export const orNull = (value: string | undefined): string | null | undefined =>
  value === undefined ? undefined : text(value) || null;

const cleared = (value: string | null | undefined, read: (value: string) => string): string | null | undefined =>
  value === undefined ? undefined : read(value ?? '') || null;

/** Columns to write, without those the form has not sent. */
export function requisiteColumns(input: Requisites) {
  return present({
    name: text(input.name),
    legalName: text(input.legalName),
    inn: digits(input.inn),
    kpp: cleared(input.kpp, (kpp) => kpp.trim().toUpperCase()),
    contactName: orNull(input.contactName),
    phone: cleared(input.phone, digits),
    email: cleared(input.email, (email) => email.trim().toLowerCase()),
  });
}

type Present<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** The same object without fields that are undefined. */
export const present = <T extends object>(values: T): Present<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Present<T>;

/** Fields of `after` that differ from `before`, for the journal. */
export function difference(
  before: object,
  after: object,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const old = before as Record<string, unknown>;
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(old[field]),
  );
  return {
    before: Object.fromEntries(changed.map(([field]) => [field, old[field]])),
    after: Object.fromEntries(changed),
  };
}
