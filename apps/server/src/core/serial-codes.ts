import type { ProblemCode } from '@pribavka/api';
import type { SerialProblem } from '@pribavka/forms/rules';

/** How the refusal of a text that is no number of a unit is called. */
export const serialCodes = {
  layout: 'SALE_SERIAL_LAYOUT',
  signs: 'SALE_SERIAL_SIGNS',
  rounded: 'SALE_SERIAL_ROUNDED',
  mark: 'SALE_SERIAL_MARK',
  other: 'SALE_SERIAL_PRODUCT',
} as const satisfies Record<SerialProblem, ProblemCode>;
