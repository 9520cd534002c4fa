import { defineMask, digitRun } from './template.ts';
import type { Mask } from './types.ts';

/** СНИЛС `###-###-###-##` (specification §5). The official print `112-233-445 95` is read too. */
export const snils: Mask = defineMask({
  id: 'snils',
  unreadable: 'Не подошло: СНИЛС — 11 цифр',
  pattern: '###-###-###-##',
  hint: 'Формат: 112-233-445-95',
  normalize: (text) => {
    const digits = text.replace(/[^0-9]/g, '');
    return digitRun(text, 11) ?? (digits.length <= 11 ? digits : '');
  },
});
