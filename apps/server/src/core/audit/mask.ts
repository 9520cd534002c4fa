const hidden = '•••';

/** Keeps enough to recognise a value and too little to use it. */
export function maskText(text: string): string {
  if (text.length <= 4) return hidden;
  const edge = text.length > 8 ? 2 : 1;
  return `${text.slice(0, edge)}${'•'.repeat(Math.min(text.length - 2 * edge, 8))}${text.slice(-edge)}`;
}

/** `+7 (912) •••-••-89` */
export const maskPhone = (phone: string): string =>
  phone.length === 11 ? `+7 (${phone.slice(1, 4)}) •••-••-${phone.slice(9)}` : maskText(phone);

/** `i•••@mail.ru` */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}${hidden}@${domain}`;
}

const secret = /password|secret|token|hash|code$|cvv/i;
/** Codes of dictionaries are words, not secrets; that of a shop is its name in the partner's own books. */
const word = /^(role|position|category|reason|store)Code$/;
const personal = /passport|snils|^inn$|inn(Person)?$|birth|card(Number)?$|registrationAddress|issuedBy|issuedAt/i;

function maskField(name: string, value: unknown): unknown {
  if (value === null || value === undefined || typeof value === 'boolean') return value;
  if (secret.test(name) && !word.test(name)) return hidden;
  if (Array.isArray(value)) return value.map((item) => maskField(name, item));
  if (typeof value === 'object' && !(value instanceof Date)) return maskChanges(value as Record<string, unknown>);
  const text = typeof value === 'string' || typeof value === 'number' ? `${value}` : hidden;
  if (/phone/i.test(name)) return maskPhone(text);
  if (/email/i.test(name)) return maskEmail(text);
  if (personal.test(name) && !/status|reason|count/i.test(name)) return maskText(text);
  return value;
}

/** A difference for the journal: field names stay, personal values are masked (domain 3.12). */
export function maskChanges(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, maskField(name, value)]));
}
