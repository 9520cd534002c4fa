import { ruleOf } from './rule-of.ts';
import type { Rule } from './types.ts';

/** Only Cyrillic letters including ё (specification §5): no space, no hyphen. */
export const cyrillic: Rule = ruleOf((text) => /^[А-Яа-яЁё]+$/.test(text), 'cyrillic');

/**
 * A person's name: Cyrillic letters with single spaces, hyphens or apostrophes between them
 * («Салтыков-Щедрин», «Мамед оглы», «Д’Артаньян»). Ours: next to `cyrillic`, never instead of it.
 */
export const cyrillicName: Rule = ruleOf(
  (text) => /^[А-Яа-яЁё]+(?:[ ’'-][А-Яа-яЁё]+)*$/.test(text.trim()),
  'cyrillicName',
);
