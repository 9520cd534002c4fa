import { scrubText } from './scrub-text.ts';

/** Names whose values never leave, whatever they look like. Compared without case and separators. */
const secretNames = [
  'password',
  'secret',
  'token',
  'authorization',
  'cookie',
  'fingerprint',
  'idempotencykey',
  'phone',
  'email',
  'login',
  'passport',
  'snils',
  'inn',
  'card',
  'pan',
  'cvv',
  'firstname',
  'lastname',
  'middlename',
  'fullname',
  'username',
  'birthdate',
  'birthday',
  'address',
  'issuedby',
  'issuedat',
  'departmentcode',
  'citizenship',
  'contactname',
  'ipaddress',
  'фамилия',
  'имя',
  'отчество',
  'телефон',
  'почта',
  'паспорт',
  'снилс',
  'инн',
] as const;

/** Short words that are secrets only when they are the whole name. */
const exactNames = new Set(['code', 'ip', 'name', 'search', 'text', 'comment', 'body']);

const removed = '[removed]';
/** Deeper than any report needs; also the end of a circle. */
const maxDepth = 8;
const maxItems = 100;

export function isSecretName(name: string): boolean {
  const bare = name.toLowerCase().replace(/[^a-zа-яё]/g, '');
  return secretNames.some((secret) => bare.includes(secret)) || exactNames.has(name.toLowerCase());
}

/**
 * A copy without personal data: values under known names are removed, every other string is
 * searched. Pure; circles and endless depth end as `[removed]`.
 */
export function scrub(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (typeof value === 'number') return scrubNumber(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= maxDepth) return removed;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.slice(0, maxItems).map((item) => scrub(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [
      name,
      isSecretName(name) && child !== undefined && child !== null ? removed : scrub(child, depth + 1),
    ]),
  );
}

/** A phone or an ИНН may come as a number; times in seconds or milliseconds stay. */
function scrubNumber(value: number): number | string {
  const text = String(value);
  return /^(?:[78]9\d{9}|\d{12})$/.test(text) ? scrubText(text) : value;
}
