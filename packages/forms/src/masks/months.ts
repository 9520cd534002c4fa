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

/** A letter a month begins with in either language; «ю» of a Russian keyboard in the place of a point is none. */
export const MONTH_LETTER: RegExp = /[яфмаисондjfmasond]/i;
