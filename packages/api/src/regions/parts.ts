/** How kinds of regions are spelt; what is one kind is compared as one. */
const kinds: Readonly<Record<string, string>> = {
  область: 'область',
  обл: 'область',
  край: 'край',
  кр: 'край',
  республика: 'республика',
  респ: 'республика',
  автономный: 'автономия',
  автономная: 'автономия',
  авт: 'автономия',
  ао: 'автономия',
  округ: 'округ',
  окр: 'округ',
  город: 'город',
  города: 'город',
  гор: 'город',
  г: 'город',
};

const silent = new Set(['федерального', 'значения', 'россия', 'рф', 'российская', 'федерация']);

export interface RegionParts {
  /** What is no kind, each once, in alphabetical order. */
  readonly key: string;
  readonly kinds: ReadonlySet<string>;
}

/** Longer than a region can be in a request or a file. */
const longest = 120;

/** A text in small letters with one sign for every dash, «ё» as «е». */
export const plainRegion = (text: string): string =>
  text
    .slice(0, longest)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[‐-―−]/g, '-');

const others = /[^\p{L}\p{N}]+/u;

export function partsOf(text: string): RegionParts {
  const spelt = plainRegion(text)
    .replace(/а\. ?о\./, 'ао')
    .split(others)
    .filter((part) => part !== '' && !silent.has(part));
  const own = new Set(spelt.filter((part) => !Object.hasOwn(kinds, part)));
  return {
    key: [...own].toSorted().join(' '),
    kinds: new Set(spelt.flatMap((part) => (Object.hasOwn(kinds, part) ? (kinds[part] ?? []) : []))),
  };
}
