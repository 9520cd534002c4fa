/** What a ready answer of support may name; written in the text as `{имя}`. */
export const supportVariables = [
  'имя',
  'номер обращения',
  'тема',
  'категория',
  'номер продажи',
  'номер операции',
  'сотрудник',
] as const;
export type SupportVariable = (typeof supportVariables)[number];

const places = /\{([^{}\n]{1,40})\}/g;
const known = new Set<string>(supportVariables);
const nameOf = (place: string): string => place.trim().toLowerCase();

/** Places of a text that nothing fills, each once, as they are written: `{имя клиента}`. */
export const unknownVariables = (text: string): string[] =>
  [
    ...new Set(Array.from(text.matchAll(places), ([place, name = '']) => (known.has(nameOf(name)) ? '' : place))),
  ].filter((place) => place !== '');

/** Places of known variables still in the text: an answer with one of them is not ready. */
export const openVariables = (text: string): string[] =>
  [
    ...new Set(Array.from(text.matchAll(places), ([place, name = '']) => (known.has(nameOf(name)) ? place : ''))),
  ].filter((place) => place !== '');

/** The text with everything that is known in its place; what is not known stays to be seen. */
export const fillVariables = (text: string, values: Readonly<Partial<Record<SupportVariable, string>>>): string =>
  text.replaceAll(places, (place, name: string) => values[nameOf(name) as SupportVariable] ?? place);
