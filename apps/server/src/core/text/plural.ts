const categories = new Intl.PluralRules('ru');

/** The form of a noun that stands after a number: «1 день», «2 дня», «5 дней». */
export function plural(count: number, one: string, few: string, many: string): string {
  const category = categories.select(count);
  if (category === 'one') return one;
  return category === 'few' ? few : many;
}
