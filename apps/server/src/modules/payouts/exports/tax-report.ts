import { sql } from 'kysely';

import { addDays, startOfDay } from '../../../core/calendar.ts';
import { chosenColumns } from '../../../core/exports/columns.ts';
import { defineExport } from '../../../core/exports/define.ts';
import { exportOf, type ExportParams } from '../../../core/exports/export-of.ts';
import { textOf } from '../../../core/exports/asked.ts';
import { startExport } from '../../../core/exports/start.ts';
import { fullName } from '../../../core/full-name.ts';
import { inOrder } from '../../../core/lists/list-ids.ts';
import type { Db } from '../../../db/open.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { invalid, problem } from '../../../http/problem.ts';
import { openForExport, type PassportFields } from '../../passports/index.ts';
import { requireFreshAuth } from '../../sessions/index.ts';
import type { WithdrawalRecord } from '../../withdrawals/index.ts';

interface YearOfMember {
  id: string;
  externalId: string;
  lastName: string;
  firstName: string;
  middleName: string;
  innMask: string | null;
  taxStatus: string;
  modes: WithdrawalRecord['taxMode'][];
  rates: number[];
  payouts: number;
  gross: number;
  exempt: number;
  base: number;
  tax: number;
  net: number;
}

const modeNames: Record<WithdrawalRecord['taxMode'], string> = {
  none: 'Учёт вне программы',
  gift_prize: 'Подарки и призы',
  remuneration: 'Вознаграждение',
  self_employed: 'Самозанятый платит сам',
  partner_pays: 'Через партнёра',
};

/** A payout is income of the year it was paid in, by the clock of the programme. */
const paidIn = (year: number) =>
  sql`w.status = 'paid' and w.paid_at >= ${startOfDay(`${year}-01-01`)}
    and w.paid_at < ${startOfDay(addDays(`${year}-12-31`, 1))}`;

const yearOf = (params: ExportParams): number => Number(params['year']);

/** Each payout by the settings it was counted with, whatever they are today. */
async function readYears(db: Db, year: number, ids: readonly string[]): Promise<YearOfMember[]> {
  const { rows } = await sql<YearOfMember>`
    select u.id, u.external_id, u.last_name, u.first_name, u.middle_name, t.inn_mask, u.tax_status, x.*
    from users u left join tax_profiles t on t.user_id = u.id
    cross join lateral (select count(*)::int as payouts, array_agg(distinct w.tax_mode) as modes,
        coalesce(array_agg(distinct (p.data->>'taxRate')::int)
          filter (where w.tax_mode in ('gift_prize', 'remuneration')), '{}') as rates,
        sum(w.gross_kopecks)::bigint as gross, sum(w.exempt_used_kopecks)::bigint as exempt,
        sum(w.tax_base_kopecks)::bigint as base, sum(w.tax_kopecks)::bigint as tax, sum(w.net_kopecks)::bigint as net
      from withdrawals w left join points_settings p on p.version = w.settings_version
      where w.member_id = u.id and ${paidIn(year)}) x
    where u.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** A year for accounting, a row a member. */
const taxReport = exportOf({
  name: 'taxReport',
  kind: 'tax_report_export',
  of: 'отчёта о выплатах за год',
  sheet: 'Выплаты и налог',
  source: (params) => ({
    from: sql`from users u`,
    where: [sql`exists (select from withdrawals w where w.member_id = u.id and ${paidIn(yearOf(params))})`],
    id: sql`u.id`,
    order: {
      name: 'name',
      expr: sql`concat_ws(' ', u.last_name, u.first_name, u.middle_name)`,
      type: 'text',
      direction: 'asc',
    },
  }),
  async rows(db, ids, _scope, ctx, params) {
    const rows = inOrder(ids, await readYears(db, yearOf(params), ids));
    const names = new Map(rows.map((row) => [row.id, fullName(row)]));
    const opened =
      params['openInn'] === true && chosenColumns('taxReport', params).includes('inn')
        ? await openForExport(db, ctx, {
            userId: params.whose.id,
            routeKey: 'withdrawals.taxReport',
            purpose: textOf(params, 'purpose') ?? '',
            request: params.request,
            names,
          })
        : new Map<string, PassportFields>();
    return rows.map((row) => ({ ...row, inn: opened.get(row.id)?.inn ?? row.innMask }));
  },
  cells: {
    memberId: (row) => row.externalId,
    fullName: (row) => fullName(row),
    inn: (row) => row.inn,
    taxStatus: (row) => (row.taxStatus === 'self_employed' ? 'Самозанятый' : 'Физлицо'),
    taxMode: (row) => row.modes.map((mode) => modeNames[mode]).join(', '),
    rate: (row) => (row.rates.length === 1 ? (row.rates[0] ?? null) : row.rates.join('; ') || null),
    payouts: (row) => row.payouts,
    gross: (row) => row.gross / 100,
    exempt: (row) => row.exempt / 100,
    base: (row) => row.base / 100,
    tax: (row) => row.tax / 100,
    net: (row) => row.net / 100,
  },
});

export const exportTaxReport = defineExport(taxReport);

/** Numbers of documents leave for those who may see them on a card, with a fresh password. */
export async function startTaxReport(ctx: Ctx<'withdrawals.taxReport'>): Promise<Output<'withdrawals.taxReport'>> {
  const { openInn = false, year, ...asked } = ctx.body;
  const purpose = asked.purpose.trim();
  if (purpose === '') throw invalid({ purpose: 'PURPOSE_REQUIRED' });
  // Money of the programme: those who see a part of its rows have no year of it.
  if (ctx.scope.kind !== 'all') throw problem('FORBIDDEN');
  if (openInn) {
    if (ctx.actor.kind === 'technical' || !ctx.actor.grants.has('memberPage.memberCard:read'))
      throw problem('FORBIDDEN');
    requireFreshAuth(ctx);
  }
  const opened = openInn ? { openInn, passport: true } : {};
  return startExport(ctx, taxReport, exportTaxReport, { ...asked, year: String(year), purpose, ...opened });
}
