import { plainTitle } from './columns.ts';

/** Other usual names of a column, as they are after {@link plainTitle}. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  'эл почта': ['почта', 'email', 'e-mail', 'mail', 'электронная почта'],
  телефон: ['тел', 'phone', 'мобильный', 'номер телефона'],
  'юр лицо': ['юридическое лицо', 'организация', 'компания'],
  название: ['наименование', 'имя', 'name'],
  артикул: ['код товара', 'sku', 'article'],
  штрихкод: ['штрих-код', 'gtin', 'ean', 'barcode'],
  'номер продажи': ['номер чека', '№ чека', 'чек', 'номер документа'],
  'дата продажи': ['дата', 'дата чека', 'date'],
  количество: ['кол-во', 'шт', 'quantity'],
  'цена, ₽': ['цена', 'цена, руб', 'цена руб', 'price'],
  'серийный номер': ['serial', 'сн', 's/n', 'серийник'],
  комментарий: ['примечание', 'comment'],
  баллы: ['балл', 'очки', 'points'],
};

const termsOf = (title: string): string[] => title.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1);

/** How alike two titles are: 3 the same, 2 another name of the same, 1 one of them within the other. */
function likeness(ours: string, theirs: string): number {
  if (ours === theirs) return 3;
  if (synonyms[ours]?.includes(theirs)) return 2;
  const [few, many] = [termsOf(ours), termsOf(theirs)].toSorted((a, b) => a.length - b.length) as [string[], string[]];
  return few.length > 0 && few.every((word) => many.includes(word)) ? 1 : 0;
}

/** How alike titles must be: of them all, or those of them that leave no doubt. */
export const likely = [3, 2, 1] as const;
export const certain = [3, 2] as const;

/** The column each title of ours probably is, the surest first, and no column for two; undefined where none is like it. */
export function guessColumns(
  ours: readonly string[],
  header: readonly string[],
  alike: readonly number[] = likely,
): (number | undefined)[] {
  const theirs = header.map(plainTitle);
  const guesses: (number | undefined)[] = ours.map(() => undefined);
  const taken = new Set<number>();
  for (const wanted of alike) {
    for (const [index, title] of ours.entries()) {
      if (guesses[index] !== undefined) continue;
      const at = theirs.findIndex((other, place) => !taken.has(place) && likeness(plainTitle(title), other) === wanted);
      if (at < 0) continue;
      guesses[index] = at;
      taken.add(at);
    }
  }
  return guesses;
}
