import { NBSP } from './numbers.ts';

const digits = (value: string): string => value.replace(/\D/g, '');
const national = (value: string): string => digits(value).slice(-10);

/** `+7 (906) 555-01-47` from any writing of a Russian number; what cannot be one comes back as it was. */
export function formatPhone(value: string): string {
  const d = national(value);
  return d.length === 10 ? `+7 (${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6, 8)}-${d.slice(8)}` : value;
}

/** `+7 (906) •••-••-47` */
export function hidePhone(value: string): string {
  const d = national(value);
  return d.length === 10 ? `+7 (${d.slice(0, 3)}) •••-••-${d.slice(8)}` : '•••';
}

/** `2200 7001 4512 4839` */
export const formatCard = (value: string): string => digits(value).replace(/(\d{4})(?=\d)/g, '$1 ');

/** `•• 4839` from a full number or its last four digits. */
export const hideCard = (value: string): string => `••${NBSP}${digits(value).slice(-4)}`;

/** `28 06 ••• 417` from series and number. */
export function hidePassport(series: string, number: string): string {
  const s = digits(series);
  return `${s.slice(0, 2)} ${s.slice(2, 4)} ••• ${digits(number).slice(-3)}`;
}

/** `6901 •••• 4545` */
export function hideInn(value: string): string {
  const d = digits(value);
  return `${d.slice(0, 4)} •••• ${d.slice(-4)}`;
}

/** `•••-•••-•••-45` */
export const hideSnils = (value: string): string => `•••-•••-•••-${digits(value).slice(-2)}`;

/** `a•••@masterok.example` */
export function hideEmail(value: string): string {
  const at = value.lastIndexOf('@');
  return at < 1 ? '•••' : `${value.slice(0, 1)}•••${value.slice(at)}`;
}
