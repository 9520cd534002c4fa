import type { Db } from '../../db/open.ts';
import { fieldProblem } from '../../http/problem.ts';

/** An active category by its code; 400 at the field for any other. */
export async function requireCategory(db: Db, code: string): Promise<string> {
  const row = await db
    .selectFrom('supportCategories')
    .select('code')
    .where('code', '=', code)
    .where('isActive', '=', true)
    .executeTakeFirst();
  if (!row) throw fieldProblem('SUPPORT_CATEGORY', 'category');
  return row.code;
}
