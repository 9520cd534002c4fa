import { ruleOf } from './rule-of.ts';
import type { Rule } from './types.ts';

const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
// A label in one script: a Cyrillic «с» among Latin letters is a slip of the keyboard layout, not an address.
const LATIN_LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
const CYRILLIC_LABEL = /^[А-Яа-яЁё0-9](?:[А-Яа-яЁё0-9-]{0,61}[А-Яа-яЁё0-9])?$/;

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  const top = labels.at(-1) ?? '';
  return (
    labels.length > 1 &&
    top.length > 1 &&
    /[^0-9]/.test(top) &&
    labels.every((label) => LATIN_LABEL.test(label) || CYRILLIC_LABEL.test(label))
  );
}

/**
 * Valid e-mail (specification §5): a dot-atom of RFC 5322 before «@» (at most 64 characters), a host of two or more
 * labels after it (RFC 1035, Cyrillic domains too), at most 254 characters in all (RFC 5321). Outer spaces are ignored.
 */
export const email: Rule = ruleOf((value) => {
  const text = value.trim();
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  return text.length <= 254 && at > 0 && local.length <= 64 && LOCAL.test(local) && isDomain(text.slice(at + 1));
}, 'email');
