import type { Db } from '../../../db/open.ts';
import { type Namesake, whichBranch } from '../../../core/same-inn.ts';
import type { FieldMessage } from '../../../http/problem.ts';

/** Partners with this ИНН besides `except`, the oldest first. */
function sameInn(db: Db, inn: string, except?: string): Promise<Namesake[]> {
  return db
    .selectFrom('partners')
    .select(['name', 'kpp'])
    .where('inn', '=', inn)
    .$if(except !== undefined, (query) => query.where('id', '!=', except!))
    .orderBy('createdAt')
    .orderBy('id')
    .limit(100)
    .execute();
}

/** What is asked at the КПП of a new partner, undefined when nothing is. */
export async function branchQuestion(
  db: Db,
  company: { inn: string; kpp: string | null | undefined },
  except?: string,
): Promise<FieldMessage | undefined> {
  return whichBranch(company, await sameInn(db, company.inn, except));
}
