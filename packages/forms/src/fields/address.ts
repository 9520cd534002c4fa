import { trimmed } from './rules.ts';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What stands between the brackets that end a text, or undefined. */
function bracketed(text: string): string | undefined {
  const open = text.lastIndexOf('<');
  const close = text.indexOf('>', open);
  const inside = open < 0 || close < 0 ? '' : text.slice(open + 1, close).trim();
  return inside.includes('@') && /^[;,]?$/.test(text.slice(close + 1)) ? inside : undefined;
}

/** The address of «Имя <a@b.ru>» and of `mailto:a@b.ru?subject=…`, as mail programs and browsers copy it. */
export function bareAddress(value: unknown): unknown {
  const text = trimmed(value);
  if (typeof text !== 'string') return text;
  const named = bracketed(text) ?? text;
  const link = /^mailto:([^?]*)/i.exec(named)?.[1];
  return link === undefined ? named : decoded(link).trim();
}
