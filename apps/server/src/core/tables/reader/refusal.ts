import type { RefusalCode } from '../bounds.ts';

/** The file is refused: it is broken, or exceeds a bound. Crosses from the reader's thread as its code. */
export class Refusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
  }
}
