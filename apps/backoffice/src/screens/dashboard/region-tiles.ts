import { nearRegion, type RegionCode, regionTable } from '@pribavka/api';

/**
 * Where each region stands on the map: a square a region, roughly as on a globe, so that a small region is
 * seen as well as a large one. A dot is an empty place.
 */
const places = [
  '.    .    .    МУР  .    .    .    .    .    .    .    .    .    .    .    ЧУК',
  '.    СПБ  .    КАР  АРХ  НЕН  .    .    ЯМА  .    .    .    .    ЯКУ  МАГ  КАМ',
  '.    ЛЕН  НОВ  ВЛГ  КОС  КИР  КОМ  .    ХМА  ТОМ  КРА  ИРК  ЗАБ  АМУ  ХАБ  СХЛ',
  'КЛГ  ПСК  ТВЕ  ЯРО  ИВА  МАР  УДМ  ПЕР  СВЕ  ТЮМ  КЕМ  ХАК  БУР  ЕВР  ПРИ  .',
  '.    СМО  МОО  МСК  ВЛА  НИЖ  ЧУВ  ТАТ  ЧЕЛ  КГН  НСК  ТЫВ  .    .    .    .',
  '.    БРЯ  КЛЖ  ТУЛ  РЯЗ  МОР  УЛЬ  САМ  БАШ  ОМС  АЛТ  РАЛ  .    .    .    .',
  '.    КУР  ОРЛ  ЛИП  ТАМ  ПЕН  САР  ОРЕ  .    .    .    .    .    .    .    .',
  'ЛНР  БЕЛ  ВОР  ВГД  АСТ  .    .    .    .    .    .    .    .    .    .    .',
  'ЗАП  ДНР  РОС  КЛМ  ДАГ  .    .    .    .    .    .    .    .    .    .    .',
  'ХЕР  КРЫ  КДР  СТА  ЧЕЧ  ИНГ  .    .    .    .    .    .    .    .    .    .',
  '.    СЕВ  АДЫ  КЧР  КБР  ОСЕ  .    .    .    .    .    .    .    .    .    .',
].map((row) => row.split(/ +/));

export interface RegionTile {
  readonly code: string;
  readonly name: string;
  readonly column: number;
  readonly row: number;
}

/** Columns and rows of the map. */
export const mapSize = { columns: 16, rows: places.length } as const;

const isCode = (code: string): code is RegionCode => Object.hasOwn(regionTable, code);

export const regionTiles: readonly RegionTile[] = places.flatMap((row, y) =>
  row.flatMap((code, x) => (isCode(code) ? [{ code, name: regionTable[code][0], column: x, row: y }] : [])),
);

/** The tile of a region as a shop has it; undefined when no region is known by that name. */
export const tileOf = (region: string): string | undefined => nearRegion(region)?.code;
