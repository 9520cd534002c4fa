/** Which keyboard a phone shows. */
export type InputMode = 'numeric' | 'tel' | 'text';

/** How a value looks and how it is read. Pure data and functions: no DOM, no React. */
export interface Mask {
  /** Name of the mask: `phone`, `inn`. */
  readonly id: string;
  /** `#` a digit, `A` a digit or a capital Latin letter; every other character stands for itself. */
  readonly pattern: string;
  /** Characters of the raw value that the pattern shows as fixed ones: `7` of a phone. */
  readonly rawPrefix: string;
  /** Number of slots: how many characters a person types. */
  readonly capacity: number;
  /** Slots filled in a complete value; ИНН has two such lengths. */
  readonly complete: readonly number[];
  /** Keyboard of a phone. */
  readonly inputMode: InputMode;
  /** Matches the shown text before the caret and one or two refused signs: nothing joins there until the caret moves. */
  readonly blocks?: RegExp | undefined;
  /** Value of the HTML attribute `autocomplete`. */
  readonly autoComplete: string;
  /** What stands behind the typed text, as long as the pattern: `дд.мм.гггг`. Underscores when left out. */
  readonly blank: string | undefined;
  /** The pattern `blank` is made by, in the letters of date-fns: `dd.MM.yyyy`. Absent where there is no `blank`. */
  readonly shape?: string | undefined;
  /** A value as it is shown, for the hint of a mask whose look depends on the language. */
  readonly example?: string | undefined;
  /** What the field expects, for its hint: «Формат: +7 (999) 999-99-99». */
  readonly hint: string;
  /** Said once when a character does not fit. */
  readonly rejection: string;
  /** Said once when a pasted text cannot be read as this value. */
  readonly unreadable: string;
  /** Raw or masked text to masked text; partial values too, fixed characters only before a filled slot. */
  readonly format: (value: string) => string;
  /** Masked text to raw value; `parse(format(raw)) === raw`. */
  readonly parse: (masked: string) => string;
  /**
   * Foreign text (pasted, dropped, autofilled, imported) to a raw value. An empty string means
   * «not recognised»: rather than cut a wrong value out of the text, nothing is taken.
   */
  readonly normalize: (text: string) => string;
  /**
   * What a character typed behind the last slot means when it is not simply the next slot: other slots, or undefined.
   * A phone drops a trunk «8» or «7» that has turned out to be one, a date closes a short part with a zero.
   */
  readonly typed: (slots: string, sign: string) => string | undefined;
  /** True when every character a complete value needs is there. */
  readonly isComplete: (raw: string) => boolean;
}
