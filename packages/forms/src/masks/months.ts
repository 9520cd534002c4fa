const STEMS = [
  'янв|jan',
  'фев|feb',
  'мар|mar',
  'апр|apr',
  'ма|may',
  'июн|jun',
  'июл|jul',
  'авг|aug',
  'сен|sep',
  'окт|oct',
  'ноя|nov',
  'дек|dec',
];

/** How the names of months begin, in Russian and in English: a date copied from a letter is read in either. */
export const MONTH_STEMS: readonly RegExp[] = STEMS.map((stem) => new RegExp(`^(?:${stem})`, 'i'));

/** Source of two letters as months have them: one alone is a slip, and «ю» is the point of a Russian keyboard. */
export const MONTH_LETTERS: string = `[${STEMS.join('').replaceAll(/[|ю]/g, '')}]{2}`;
