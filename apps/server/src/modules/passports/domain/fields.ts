/** Identity and tax data as sealed at rest (domain.md 3.2). Digits only, dates `yyyy-MM-dd`. */
export interface PassportFields {
  lastName: string;
  firstName: string;
  middleName: string;
  birthDate: string;
  citizenship: string;
  /** 21 is a passport of the Russian Federation. */
  documentCode: string;
  passportSeries: string;
  passportNumber: string;
  passportIssuedBy: string;
  passportIssuedAt: string;
  departmentCode: string;
  registrationAddress: string;
  inn: string;
  snils: string;
}

/** What a list, a card and a profile may show. */
export interface PassportMasks {
  passport: string;
  inn: string;
  snils: string;
}

const dot = '•';

/** `45•• ••••56`, `69••••••••45`, `•••-•••-••• 95`: enough to recognise, too little to use. */
export const masksOf = (fields: PassportFields): PassportMasks => ({
  passport: `${fields.passportSeries.slice(0, 2)}${dot.repeat(2)} ${dot.repeat(4)}${fields.passportNumber.slice(4)}`,
  inn: `${fields.inn.slice(0, 2)}${dot.repeat(8)}${fields.inn.slice(10)}`,
  snils: `${dot.repeat(3)}-${dot.repeat(3)}-${dot.repeat(3)} ${fields.snils.slice(9)}`,
});

/** The values looked up by blind index, in the one form they are indexed in. */
export const indexed = (fields: PassportFields) => ({
  passport: `${fields.passportSeries}${fields.passportNumber}`,
  inn: fields.inn,
  snils: fields.snils,
});

/**
 * First day of the month after the passport lapses (20 and 45 years of age, and 90 days to change
 * it), or null when it never will. Coarse on purpose: see the table.
 */
export function reviewOn(
  fields: Pick<PassportFields, 'birthDate' | 'passportIssuedAt' | 'documentCode'>,
): string | null {
  if (fields.documentCode !== '21') return null;
  for (const age of [20, 45]) {
    const lapses = new Date(`${fields.birthDate}T00:00:00Z`);
    lapses.setUTCFullYear(lapses.getUTCFullYear() + age);
    if (fields.passportIssuedAt >= lapses.toISOString().slice(0, 10)) continue;
    lapses.setUTCDate(lapses.getUTCDate() + 90);
    return new Date(Date.UTC(lapses.getUTCFullYear(), lapses.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
  }
  return null;
}
