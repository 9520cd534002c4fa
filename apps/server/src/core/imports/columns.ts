import { type FieldMessage, invalidFields, problem } from '../../http/problem.ts';
import { withoutUnseen } from '../text/unseen.ts';
import type { MassUploadOf } from './types.ts';

export type Columns<F extends string> = Pick<MassUploadOf<F, unknown>, 'columns' | 'optional'>;

// In windows-1251, KOI8-R and cp866 there is no rouble: a question mark stands for it.
const sumTitle = /^([^,]*), ?[₽?]$/;

/** Titles are compared without case, dots, double blanks and signs nobody sees, «ё» as «е». */
export const plainTitle = (text: string): string =>
  withoutUnseen(text)
    .trim()
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[.\s]+/g, ' ')
    .trim()
    .replace(sumTitle, '$1, ₽');

/** What the columns of an import are called. */
export const titlesOf = ({ columns }: Columns<string>): string[] => columns.map(([, title]) => title);

/** Where each field stands in a row; -1 where the file does not have it. */
export type Places<F extends string> = readonly (readonly [field: F, at: number])[];

function placesByTitle<F extends string>({ columns, optional = [] }: Columns<F>, titles: readonly string[]): Places<F> {
  return columns.map(([field, title]) => {
    const at = titles.indexOf(plainTitle(title));
    if (at < 0 && !optional.includes(field)) throw problem('IMPORT_HEADER', { name: title });
    // Of two columns with one title the wrong one would be read unseen.
    if (at >= 0 && titles.lastIndexOf(plainTitle(title)) !== at) throw problem('IMPORT_COLUMN_TWICE', { name: title });
    return [field, at] as const;
  });
}

/** Fields and columns as the person joined them: `inn:0,name:3`; every refusal stands at its field. */
function placesByChoice<F extends string>(
  { columns, optional = [] }: Columns<F>,
  titles: readonly string[],
  choice: string,
): Places<F> {
  const refusals: Record<string, FieldMessage[]> = {};
  const refuse = (field: string, refusal: FieldMessage): void => {
    (refusals[`columns.${field}`] ??= []).push(refusal);
  };
  const chosen = new Map<string, number>();
  const takenBy = new Map<number, string>();
  for (const pair of choice.split(',')) {
    const [field = '', number = ''] = pair.split(':');
    const at = Number(number);
    const title = columns.find(([name]) => name === field)?.[1];
    const before = takenBy.get(at);
    if (title === undefined) refuse(field, { code: 'IMPORT_FIELD_UNKNOWN', params: { name: field } });
    else if (at >= titles.length) refuse(field, { code: 'IMPORT_COLUMN_AWAY', params: { n: at + 1 } });
    else if (before !== undefined) refuse(field, { code: 'IMPORT_COLUMN_SHARED', params: { name: before } });
    else {
      chosen.set(field, at);
      takenBy.set(at, title);
    }
  }
  for (const [field, title] of columns) {
    const missing = !chosen.has(field) && !optional.includes(field) && !(`columns.${field}` in refusals);
    if (missing) refuse(field, { code: 'IMPORT_HEADER', params: { name: title } });
  }
  if (Object.keys(refusals).length > 0) throw invalidFields(refusals);
  return columns.map(([field]) => [field, chosen.get(field) ?? -1] as const);
}

/** Where the fields of an import stand in a file with this header. */
export function placesOf<F extends string>(made: Columns<F>, header: readonly string[], choice?: string): Places<F> {
  const titles = header.map(plainTitle);
  return choice === undefined ? placesByTitle(made, titles) : placesByChoice(made, titles, choice);
}
