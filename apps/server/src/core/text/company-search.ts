import { type RawBuilder, sql } from 'kysely';

import { holding, likeText, parseSearch, phoneLike } from './search.ts';

/** Partners or manufacturers by name, legal name, ИНН, КПП, phone or address, in any writing; `alias` names the table. */
export function companySearch(alias: string, text: string | undefined): RawBuilder<unknown>[] {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const search = parseSearch(text);
  switch (search.kind) {
    case 'none':
      return [];
    case 'phone':
      return [sql`${column('phone')} = ${search.phone}`];
    case 'phoneOrInn':
      return [sql`(${column('inn')} = ${search.inn} or ${column('phone')} = ${search.phone})`];
    case 'inn':
      return [sql`${column('inn')} = ${search.inn}`];
    case 'id':
      return [sql`${column('id')} = ${search.id}::uuid`];
    case 'email':
      return [sql`${column('email')} like ${`%${likeText(search.email)}%`}`];
    case 'digits': {
      const part = `%${search.digits}%`;
      const phone = phoneLike(sql`${column('phone')}`, search.digits);
      return [sql`(${column('search_text')} like ${part} or ${column('kpp')} like ${part} or ${phone})`];
    }
    case 'words':
      return search.terms.map(
        (word) => sql`(${column('search_text')} like ${holding(word)} or ${column('email')} like ${holding(word)})`,
      );
  }
}
