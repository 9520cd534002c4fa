import { defineMask, digitRun, digitsUpTo } from './template.ts';
import type { Mask } from './types.ts';

/** СНИЛС `###-###-###-##` (specification §5). The official print `112-233-445 95` is read too. */
export const snils: Mask = defineMask({
  id: 'snils',
  unreadable: 'Не подошло: СНИЛС — 11 цифр',
  pattern: '###-###-###-##',
  hint: 'Формат: 112-233-445-95',
  normalize: (text) => digitRun(text, 11) ?? digitsUpTo(text, 11),
});
