import { trimmed } from './rules.ts';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address of «Имя <a@b.ru>» and of `mailto:a@b.ru?subject=…`, as mail programs and browsers copy it. */
export function bareAddress(value: unknown): unknown {
  const text = trimmed(value);
  if (typeof text !== 'string') return text;
  const named = /<([^<>]+@[^<>]+)>[;,]?$/.exec(text)?.[1]?.trim() ?? text;
  const link = /^mailto:([^?]*)/i.exec(named)?.[1];
  return link === undefined ? named : decoded(link).trim();
}
