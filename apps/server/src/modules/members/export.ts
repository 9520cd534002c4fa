import { sql } from 'kysely';

import { defineHandlers } from '../../http/handlers.ts';
import { invalid, problem } from '../../http/problem.ts';
import { programmeDay } from '../../http/wire-date.ts';
import { defineJob } from '../../jobs/jobs.ts';
import { type Cell, writeCsv } from '../../tables/csv.ts';
import { writeXlsx } from '../../tables/xlsx.ts';
import { memberStatusName, passportStatusName } from '../dictionary/statuses.ts';
import { inOrder, where } from '../lists/list-ids.ts';
import { beat, collect, runProcess, startProcess } from '../lists/run-process.ts';
import type { JobContext } from '../../jobs/context.ts';
import { memberSearch } from './list-filters.ts';
import { type MemberRow, memberRows } from './rows.ts';

/** What was asked for; kept with the process, so the journal can show it. */
interface Params {
  format: 'xlsx' | 'csv';
  purpose: string;
  status?: string | undefined;
  partnerId?: string | undefined;
  search?: string | undefined;
}

const header = [
  'ID',
  'ФИО',
  'Телефон',
  'Эл. почта',
  'Партнёр',
  'Торговая точка',
  'Статус',
  'Паспортные данные',
  'Доступно',
  'Ожидают',
  'Задолженность',
  'Продаж за 30 дней',
  'Регистрация',
  'Последний вход',
];

const cells = (row: MemberRow): Cell[] => [
  row.userExternalId,
  row.fullName,
  row.phone,
  row.email,
  row.partner?.name ?? null,
  row.store?.name ?? null,
  memberStatusName(row.status),
  passportStatusName(row.passportStatus),
  row.active,
  row.pending,
  row.debt,
  row.salesLast30Days,
  row.registeredAt,
  row.lastLoginAt,
];

const chunk = 500;

async function readAll(ctx: JobContext, processId: string, params: Params): Promise<MemberRow[] | undefined> {
  const search = memberSearch(params.search, undefined);
  const conditions = [
    sql`u.role_code = 'member' and u.status <> 'deleted'`,
    ...(params.status ? [sql`u.status = ${params.status}`] : []),
    ...(params.partnerId ? [sql`u.partner_id = ${params.partnerId}::uuid`] : []),
    ...(search ? [search] : []),
  ];
  const { rows } = await sql<{ id: string }>`
    select u.id from users u ${where(conditions)} order by u.registered_at desc, u.id desc`.execute(ctx.db);
  const all: MemberRow[] = [];
  for (let from = 0; from < rows.length; from += chunk) {
    const ids = rows.slice(from, from + chunk).map((row) => row.id);
    all.push(...inOrder(ids, await memberRows(ctx.db, ids, { contacts: true, now: ctx.now() })));
    if (!(await beat(ctx, processId, all.length, rows.length))) return undefined;
  }
  return all;
}

/** The file of participants; no passport data at all. */
export const exportMembers = defineJob<{ processId: string }>({
  name: 'members.export',
  handle: (ctx, { processId }) =>
    runProcess(ctx, processId, async (process) => {
      const params = process.params as unknown as Params;
      const members = await readAll(ctx, processId, params);
      if (!members) return undefined;
      const rows = members.map(cells);
      const bytes = await collect(
        params.format === 'csv' ? writeCsv(header, rows) : writeXlsx('Участники', header, rows),
      );
      const saved = await ctx.transaction(async (work) => {
        const file = await work.files.save({
          name: `Участники ${programmeDay(ctx.now())}.${params.format}`,
          mime:
            params.format === 'csv' ? 'text/csv' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
          bytes,
          ownerId: process.startedBy,
          purpose: 'process',
        });
        if (process.startedBy) {
          await work.notify({
            userId: process.startedBy,
            kind: 'process.completed',
            title: 'Экспорт участников готов',
            text: `Строк: ${rows.length}`,
            tone: 'success',
            entity: { type: 'process', id: processId },
          });
        }
        return file;
      });
      return { counts: { ok: rows.length }, resultFileId: saved.id };
    }),
});

export const exportHandlers = defineHandlers({
  /** The purpose is kept: whoever takes personal data out says why (152-FZ). */
  'members.export': async (ctx) => {
    const { format = 'xlsx', status, partnerId, search } = ctx.query;
    const purpose = ctx.query.purpose.trim();
    if (purpose === '') throw invalid({ purpose: ['Укажите цель выгрузки'] });
    if (ctx.scope.kind !== 'all' && ctx.scope.kind !== 'partner') throw problem('FORBIDDEN');
    const own = ctx.scope.kind === 'partner' ? ctx.scope.partnerId : undefined;
    const params: Params = { format, purpose, status, partnerId: own ?? partnerId, search };
    const started = await startProcess(ctx, {
      kind: 'member_export',
      title: 'Экспорт участников',
      job: exportMembers,
      startedBy: ctx.actor.id,
      params: { ...params },
      partnerId: own,
    });
    ctx.audit({ action: 'export', entityId: started.processId, entityLabel: 'Участники', reason: purpose });
    return started;
  },
});
