import { snilsMaskMessages } from './snils.messages.ts';
import { defineMask, digitRun, digitsUpTo } from './template.ts';
import type { Mask } from './types.ts';

/** СНИЛС `###-###-###-##` (specification §5). The official print `112-233-445 95` is read too. */
export const snils: Mask = defineMask({
  id: 'snils',
  ...snilsMaskMessages.snils,
  pattern: '###-###-###-##',
  normalize: (text) => digitRun(text, 11) ?? digitsUpTo(text, 11),
});
