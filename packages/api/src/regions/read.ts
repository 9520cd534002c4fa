import { partsOf, plainRegion, type RegionParts } from './parts.ts';
import { type RegionCode, regionTable } from './table.ts';

/** What people call a region besides its name. */
const otherNames: Partial<Record<RegionCode, readonly string[]>> = {
  БАШ: ['Башкирия'],
  ДНР: ['ДНР', 'Донецкая НР'],
  ЕВР: ['ЕАО'],
  ЗАБ: ['Забайкалье'],
  КАМ: ['Камчатка'],
  КБР: ['КБР', 'Кабардино-Балкария'],
  КЕМ: ['Кемеровская', 'Кузбасс'],
  КЧР: ['КЧР', 'Карачаево-Черкесия'],
  ЛНР: ['ЛНР', 'Луганская НР'],
  МОО: ['Подмосковье'],
  ОСЕ: ['Северная Осетия', 'РСО Алания', 'Алания'],
  ПРИ: ['Приморье'],
  РАЛ: ['Горный Алтай'],
  СПБ: ['СПб', 'Петербург', 'С.-Петербург'],
  СТА: ['Ставрополье'],
  ТЫВ: ['Тува', 'Тыва (Тува)'],
  УДМ: ['Удмуртия'],
  ХМА: ['ХМАО', 'ХМАО Югра', 'Ханты-Мансийский', 'Югра'],
  ЧЕЧ: ['Чечня'],
  ЧУВ: ['Чувашия', 'Чувашская'],
  ЧУК: ['ЧАО', 'Чукотка'],
  ЯКУ: ['Саха', 'Якутия'],
  ЯМА: ['ЯНАО'],
};

const codes = Object.keys(regionTable) as RegionCode[];
const nameOf = (code: RegionCode): string => regionTable[code][0];

const cities = new Set<RegionCode>(['МСК', 'СПБ', 'СЕВ']);

/** Kinds a spelling may name; a region of a city has none in its name. */
const kindsOf = (code: RegionCode): ReadonlySet<string> =>
  cities.has(code) ? new Set(['город']) : partsOf(nameOf(code)).kinds;

interface Known {
  readonly code: RegionCode;
  readonly kinds: ReadonlySet<string>;
}

let known: ReadonlyMap<string, Known> | undefined;

/** Made by the first reading: a page that asks for none pays nothing. */
const spellings = (): ReadonlyMap<string, Known> =>
  (known ??= new Map(
    codes.flatMap((code) =>
      [nameOf(code), ...(otherNames[code] ?? [])].map(
        (name) => [partsOf(name).key, { code, kinds: kindsOf(code) }] as const,
      ),
    ),
  ));

// By itself it is a republic or a territory.
const needsKind = 'алтай';

function codeOf({ key, kinds }: RegionParts): RegionCode | undefined {
  const found = spellings().get(key);
  if (!found || (key === needsKind && kinds.size === 0)) return undefined;
  return [...kinds].every((kind) => found.kinds.has(kind)) ? found.code : undefined;
}

/**
 * The region of the list a text means, however people spell it: «респ. татарстан», «Тульская обл», «ХМАО». Undefined
 * where there is none, or it may be two: «Алтай», «Тула».
 */
export function readRegion(text: string): string | undefined {
  const code = codeOf(partsOf(text));
  return code && nameOf(code);
}

/** The code of the region a text means or begins like, for a hint and for the map: «Тула» is like «Тульская область». */
export function nearRegion(text: string): { code: RegionCode; name: string } | undefined {
  const code = codeOf(partsOf(text)) ?? nearCode(plainRegion(text).split(/[^а-я-]+/));
  return code && { code, name: nameOf(code) };
}

/** The one region all that is like a name of one is like: «Тюменская область, Ханты-Мансийский АО» are two. */
function nearCode(parts: readonly string[]): RegionCode | undefined {
  const stems = codes.flatMap((code) => regionTable[code].slice(1).map((stem) => ({ stem, code })));
  // «Алтайский край» begins like «Алтай», «Сахалинская область» like «Саха».
  stems.sort((one, other) => other.stem.length - one.stem.length);
  const like = new Set(parts.flatMap((part) => stems.find(({ stem }) => part.startsWith(stem))?.code ?? []));
  const [code] = like;
  return like.size === 1 ? code : undefined;
}
