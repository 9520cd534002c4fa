import { type RawBuilder, sql } from 'kysely';

/** «Фамилия Имя Отчество» of a person. */
export const fullName = (person: { lastName: string; firstName: string; middleName: string }): string =>
  [person.lastName, person.firstName, person.middleName].filter((part) => part !== '').join(' ');

/** The same in SQL; `alias` is a row of `users`. */
export const fullNameSql = (alias: string): RawBuilder<string> =>
  sql`trim(concat_ws(' ', ${sql.ref(`${alias}.last_name`)}, ${sql.ref(`${alias}.first_name`)},
    ${sql.ref(`${alias}.middle_name`)}))`;
