import { ageOn, parseIsoDate, programmeToday } from './calendar.ts';
import { messages as russian } from './messages.ts';
import { ruleOf, ruleOfOne, textsOf } from './rule-of.ts';
import { digitsOf } from './text.ts';
import type { Rule } from './types.ts';

/** Exactly 4 digits (specification §5). */
export const passportSeries: Rule = ruleOf((text) => /^[0-9]{4}$/.test(text), 'passportSeries');

/** Exactly 6 digits (specification §5). */
export const passportNumber: Rule = ruleOf((text) => /^[0-9]{6}$/.test(text), 'passportNumber');

/** Code of the department that issued the passport: `770-001`, six digits with or without the hyphen (form of the passport). */
export const departmentCode: Rule = ruleOf(
  (text) => /^[0-9]{3}-?[0-9]{3}$/.test(text) && digitsOf(text).length === 6,
  'departmentCode',
);

/** A real day in the form `yyyy-MM-dd` (ISO 8601). */
export const isoDate: Rule = ruleOf((text) => parseIsoDate(text) !== undefined, 'date');

/** A real day that has come already. Ours. */
export const notFuture: Rule = ruleOfOne(russian, (value, messages) => {
  const date = parseIsoDate(value);
  if (!date) return messages.date;
  return date > programmeToday() ? messages.dateFuture : undefined;
});

/** Birth date of a passport holder: not in the future, 14 years ago or earlier (Положение о паспорте, постановление 2267), 120 at most. */
export const birthDate: Rule = ruleOfOne(russian, (value, messages, given) => {
  const early = notFuture(value, undefined, given);
  if (early) return early;
  const years = ageOn(String(value), programmeToday());
  if (years < 14) return messages.birthDateYoung;
  return years > 120 ? messages.birthDateOld : undefined;
});

function pair(value: unknown, values: object | undefined, birthField: string): [string, string] | undefined {
  const issued = parseIsoDate(value);
  const born = parseIsoDate((values as Record<string, unknown> | undefined)?.[birthField]);
  return issued && born ? [issued, born] : undefined;
}

/** Issue date against the birth date under another name: a passport is given from the age of 14 (the same Положение). */
export function issuedAfter(birthField: string): Rule {
  return (value, values, given) => {
    const early = notFuture(value, undefined, given);
    if (early) return early;
    const dates = pair(value, values, birthField);
    return dates && ageOn(dates[1], dates[0]) < 14 ? textsOf(russian, given).issuedBeforeFourteen : undefined;
  };
}

// Ninety days are left to change the document (Положение о паспорте, постановление 2267 of 2023, §11).
const DAYS_TO_CHANGE = 90;

/** Warns of a passport that has lapsed at 20 or 45 years of age: it was issued before the birthday and that has passed (the same Положение). */
export function passportLapsed(birthField: string): Rule {
  return (value, values, given) => {
    const dates = pair(value, values, birthField);
    if (!dates) return undefined;
    const [issued, born] = dates;
    const changed = [20, 45].some((age) => {
      const now = new Date(`${programmeToday()}T00:00:00Z`);
      now.setUTCDate(now.getUTCDate() - DAYS_TO_CHANGE);
      return ageOn(born, issued) < age && ageOn(born, now.toISOString().slice(0, 10)) >= age;
    });
    return changed ? textsOf(russian, given).passportExpired : undefined;
  };
}
