import { programmeDay } from '../../http/wire-date.ts';
import { dayText } from '../../core/calendar.ts';
import { readRetention, readUnlimited, rulesOf, sweepAges } from '../../modules/housekeeping/index.ts';
import type { AdminCommand, Invocation } from './command.ts';
import { type AdminContext, withContext } from './context.ts';

const days = (ms: number): number => ms / 86_400_000;

async function report(ctx: AdminContext, { say }: Invocation): Promise<number> {
  const rules = rulesOf(ctx.config);
  for (const { title, reason, days: term, rows, due } of await readRetention(ctx.db, rules, ctx.now())) {
    say(`${title}: ${term} дн. (${reason}). Строк ${rows}, вышел срок у ${due}`);
  }
  say('Без срока:');
  for (const { title, rows, oldest } of await readUnlimited(ctx.db, rules)) {
    say(`  ${title}: строк ${rows}${oldest ? `, с ${dayText(programmeDay(oldest))}` : ''}`);
  }
  const { deleted, unknown, aside } = sweepAges;
  say(`Файлы удалённых записей лежат ${days(deleted)} дн., ничьи — ${days(unknown + aside)}: files sweep --dry-run`);
  return 0;
}

/** `retention report` */
export const retentionCommand: AdminCommand = {
  name: 'retention report',
  args: '',
  count: [0, 0],
  summary: 'что и сколько хранится, по какому правилу и у скольких строк вышел срок',
  writes: false,
  run: (call) => withContext(call, 'retention report', (ctx) => report(ctx, call)),
};
