/** How the names of months begin, in Russian and in English: a date copied from a letter is read in either. */
export const MONTH_STEMS: readonly RegExp[] = [
  /^(?:янв|jan)/i,
  /^(?:фев|feb)/i,
  /^(?:мар|mar)/i,
  /^(?:апр|apr)/i,
  /^(?:ма|may)/i,
  /^(?:июн|jun)/i,
  /^(?:июл|jul)/i,
  /^(?:авг|aug)/i,
  /^(?:сен|sep)/i,
  /^(?:окт|oct)/i,
  /^(?:ноя|nov)/i,
  /^(?:дек|dec)/i,
];

const letters = MONTH_STEMS.map(({ source }) => source.replaceAll(/[^\p{L}]|ю/gu, '')).join('');

/** Source of two letters as months have them: one alone is a slip, and «ю» is the point of a Russian keyboard. */
export const MONTH_LETTERS: string = `[${letters}]{2}`;
