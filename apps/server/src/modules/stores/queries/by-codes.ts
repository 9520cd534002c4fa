import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Scope } from '../../../http/scope.ts';
import { digits } from '../../../core/text/digits.ts';
import { storesInScope } from '../repository/rows.ts';
import { storesShort } from '../repository/short.ts';

interface Line {
  code: string;
  inn?: string | undefined;
}

/** A code is unique within a partner only, so one may belong to shops of several. */
const mostOfOneCode = 20;

/** Shops of each line, in the order of the lines; a ИНН with the code leaves the shops of that company. */
export async function findByCodes(db: Db, lines: readonly Line[], scope: Scope) {
  const codes = [...new Set(lines.map(({ code }) => code.trim().toLowerCase()))];
  const found = await storesShort(db, sql`lower(s.code) = any(${codes}::text[]) and ${storesInScope(scope)}`, 20_000);
  const partnerIds = [...new Set(found.map(({ partner }) => partner.id))];
  const { rows } = await sql<{ id: string; inn: string }>`
    select id, inn from partners where id = any(${partnerIds}::uuid[])`.execute(db);
  const inns = new Map(rows.map(({ id, inn }) => [id, inn]));
  const byCode = new Map<string, typeof found>();
  for (const store of found) {
    const code = store.code.toLowerCase();
    byCode.set(code, [...(byCode.get(code) ?? []), store]);
  }
  return lines.map(({ code, inn }) => {
    const wanted = digits(inn ?? '');
    const stores = byCode.get(code.trim().toLowerCase()) ?? [];
    return {
      code,
      stores: stores.filter(({ partner }) => wanted === '' || inns.get(partner.id) === wanted).slice(0, mostOfOneCode),
    };
  });
}
