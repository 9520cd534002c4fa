/** Values of a text's parameters; a number may choose the form of a noun. */
export type TextParams = Readonly<Record<string, string | number | undefined>>;

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** «1 балл», «2 балла», «1 250 баллов»: forms stand in the order of the language's plural categories. */
function counted(count: number, forms: readonly string[], language: string): string {
  const rules = new Intl.PluralRules(language);
  const own = categories.filter((category) => rules.resolvedOptions().pluralCategories.includes(category));
  const form = forms[own.indexOf(rules.select(count))] ?? forms.at(-1) ?? '';
  return `${new Intl.NumberFormat(language).format(count)}\u00a0${form}`;
}

/** `{name}`, or `{name|form|form}`. */
const place = /\{(\w+)(?:\|([^{}]+))?\}/g;

/** A text with its parameters: `{name}` is the value, `{n|балл|балла|баллов}` a number with its noun. */
export function fillText(text: string, params: TextParams, language: string): string {
  return text.replaceAll(place, (whole, name: string, forms: string | undefined) => {
    const value = params[name];
    if (value === undefined) return whole;
    return forms !== undefined && typeof value === 'number'
      ? counted(value, forms.split('|'), language)
      : String(value);
  });
}

/** Names of the parameters a text has. */
export const namesIn = (text: string): string[] => [...text.matchAll(place)].map(([, name = '']) => name);
