import { type RawBuilder, sql } from 'kysely';

import { holding, likeText, parseSearch } from '../../../core/text/search.ts';
import { readNumber } from '../../../core/numbers.ts';

type Condition = RawBuilder<unknown>;

const found = (condition: Condition): Condition => sql`select o.id from support_requests o where ${condition}`;
const byAuthor = (condition: Condition): Condition =>
  found(sql`o.author_id in (select u.id from users u where ${condition})`);
const ends = (column: string, tail: string): Condition =>
  sql`reverse(${sql.ref(column)}) like ${`${Array.from(tail).toReversed().join('')}%`}`;

/** Who wrote: an account by its contacts and name, a guest by what he left. */
function people(text: string): Condition[] {
  const search = parseSearch(text);
  switch (search.kind) {
    case 'phone':
    case 'phoneOrInn':
      return [byAuthor(sql`u.phone = ${search.phone}`), found(ends('o.contact_phone', search.phone))];
    case 'digits':
      return [byAuthor(ends('u.phone', search.digits)), found(ends('o.contact_phone', search.digits))];
    case 'email': {
      const start = `${likeText(search.email)}%`;
      return [byAuthor(sql`u.email like ${start}`), found(sql`o.contact_email like ${start}`)];
    }
    case 'words': {
      const terms = search.terms.map((word) => sql`u.search_name like ${holding(word)}`);
      return [byAuthor(sql.join(terms, sql` and `))];
    }
    case 'inn':
    case 'id':
    case 'none':
      return [];
  }
}

/** Number of the request, words of its subject and, for the desk, who wrote it, in whatever form it was typed. */
export function requestSearch(text: string | undefined, withPeople: boolean): Condition[] {
  const search = parseSearch(text);
  if (search.kind === 'none' || text === undefined) return [];
  const any: Condition[] = withPeople ? people(text) : [];
  const number = readNumber(text);
  if (number !== undefined) any.push(found(sql`o.number = ${number}`));
  if (search.kind === 'id') any.push(sql`select ${search.id}::uuid`);
  if (search.kind === 'words') {
    const terms = search.terms.map((word) => sql`o.search_text like ${holding(word)}`);
    any.push(found(sql.join(terms, sql` and `)));
  }
  // Each part of a union has an index of its own; an OR over several tables would have none.
  return any.length > 0 ? [sql`r.id in (${sql.join(any, sql` union all `)})`] : [sql`false`];
}
