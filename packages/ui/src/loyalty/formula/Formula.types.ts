import type { ReactNode } from 'react';

/** × · + · − · = with a true minus. */
export type FormulaOperator = '×' | '+' | '−' | '=';

/** A number or a sign of `Formula`. */
export interface FormulaPart {
  /** Before this part; the first has none. */
  operator?: FormulaOperator | undefined;
  /** Formatted number: «350», «1,5». */
  value: ReactNode;
  /** What it is: «за штуку», «„Осенний старт“». */
  label: ReactNode;
  /** The same for the column, which has room for more: «Баллы за штуку». @default label */
  columnLabel?: ReactNode;
  /** A factor of a promotion is green, the result amber. */
  tone?: 'promotion' | 'result' | undefined;
  /** Unit for the column: `× 2 шт.` */
  unit?: string | undefined;
  /** Id unique in the list, needed where parts repeat. */
  key?: string | undefined;
}
