import { dayText } from '../../core/calendar.ts';
import { pointsText } from '../../core/money.ts';
import type { Db } from '../../db/open.ts';
import { auditLedger, type LedgerProblem, proveAll } from '../../modules/ledger/index.ts';
import {
  type ExplainedOperation,
  explainMember,
  explainOperation,
  readBalance,
  readBurningOfMember,
} from '../../modules/operations/index.ts';
import { type FoundAccount, findAccount } from './accounts.ts';
import type { AdminCommand, Invocation } from './command.ts';
import { Refusal } from './command.ts';
import { type AdminContext, withContext } from './context.ts';

const daysAhead = 400;
/** Who works on the command line has no account. */
const viewer = { id: null, roleCode: null };
const numberPattern = /^№?\d{1,10}$/;

/** The number of an operation; a phone has eleven digits. */
const numberOf = (text: string): number | undefined =>
  numberPattern.test(text) ? Number(text.replace('№', '')) : undefined;

async function operationOf(db: Db, number: number): Promise<ExplainedOperation> {
  const found = await explainOperation(db, number, viewer);
  if (!found) throw new Refusal(`Нет операции №${number}`);
  return found;
}

async function problemsOf({ db, now }: AdminContext, member: string | undefined): Promise<LedgerProblem[]> {
  if (member !== undefined) return auditLedger(db, member);
  const { problems } = await proveAll(db, now());
  return problems.map(({ member_id: memberId, problem, detail }) => ({ memberId, problem, detail }));
}

async function verify(ctx: AdminContext, call: Invocation): Promise<number> {
  const [text] = call.args;
  const number = text === undefined ? undefined : numberOf(text);
  const member =
    number === undefined
      ? text && (await findAccount(ctx.db, text)).id
      : (await operationOf(ctx.db, number)).operation.member.id;
  const problems = await problemsOf(ctx, member || undefined);
  await ctx.note({
    action: 'read',
    entityType: 'operation',
    entityLabel: 'Сверка баллов',
    ...(member ? { entityId: member } : {}),
    after: { problems: problems.length },
  });
  for (const { memberId, problem, detail } of problems) {
    call.complain(`${problem}: ${memberId ?? 'программа'} ${detail === null ? '' : JSON.stringify(detail)}`.trimEnd());
  }
  call.say(problems.length === 0 ? 'Баллы сходятся: расхождений нет' : `Расхождений: ${problems.length}`);
  return problems.length === 0 ? 0 : 1;
}

/** `ledger verify` */
export const verifyLedgerCommand: AdminCommand = {
  name: 'ledger verify',
  args: '[LOGIN | №ОПЕРАЦИИ]',
  count: [0, 1],
  summary: 'доказать, что баллы сходятся: у всех или у одного участника; расхождение — код 1',
  writes: false,
  run: (call) => withContext(call, 'ledger verify', (ctx) => verify(ctx, call)),
};

const signed = (points: number): string => (points > 0 ? `+${points}` : `−${-points}`);

const parts = [
  ['ожидает', 'pendingDelta', 'pending'],
  ['доступно', 'activeDelta', 'active'],
  ['в выплате', 'reservedDelta', 'reserved'],
  ['долг', 'debtDelta', 'debt'],
] as const;

function sayOperation({ operation, lines, lots }: ExplainedOperation, say: (line: string) => void): void {
  const { number, typeName, occurredAt, balanceAfter, initiator } = operation;
  const changes = parts
    .filter(([, delta]) => operation[delta] !== 0)
    .map(([name, delta, after]) => `${name} ${signed(operation[delta])} → ${balanceAfter[after]}`);
  const who = initiator.kind === 'system' ? 'система' : (initiator.name ?? initiator.kind);
  say(`№${number}  ${occurredAt.slice(0, 16)}  ${typeName}: ${changes.join(', ')}  (${who})`);
  for (const { text, points } of lines) say(`    ${text}${points === null ? '' : `: ${signed(points)}`}`);
  const used = lots.filter(({ day }) => day !== '');
  if (used.length > 0)
    say(`    по срокам: ${used.map(({ day, points }) => `${dayText(day)} ${signed(points)}`).join(', ')}`);
}

async function sayMember(ctx: AdminContext, account: FoundAccount, say: (line: string) => void): Promise<number> {
  say(`Участник ${account.masked}`);
  let count = 0;
  for await (const one of explainMember(ctx.db, account.id, viewer)) {
    sayOperation(one, say);
    count += 1;
  }
  const { pending, active, reserved, debt } = await readBalance(ctx.db, account.id, ctx.now());
  say(`Сейчас: ожидает ${pending}, доступно ${active}, в выплате ${reserved}, долг ${debt}. Операций: ${count}`);
  const burning = await readBurningOfMember(ctx.db, account.id, daysAhead, ctx.now());
  for (const { day, points } of burning.days) say(`Сгорит ${dayText(day)}: ${pointsText(points)}`);
  return count;
}

async function explain(ctx: AdminContext, call: Invocation): Promise<number> {
  const [text = ''] = call.args;
  const number = numberOf(text);
  const note = { action: 'read_personal', entityType: 'operation' } as const;
  if (number !== undefined) {
    const found = await operationOf(ctx.db, number);
    await ctx.note({ ...note, entityId: found.operation.id, entityLabel: `Операция №${number}` });
    sayOperation(found, call.say);
    return 0;
  }
  const account = await findAccount(ctx.db, text);
  await ctx.note({ ...note, entityId: account.id, entityLabel: 'Объяснение баллов участника' });
  await sayMember(ctx, account, call.say);
  return 0;
}

/** `ledger explain LOGIN|№` */
export const explainLedgerCommand: AdminCommand = {
  name: 'ledger explain',
  args: 'LOGIN | №ОПЕРАЦИИ',
  count: [1, 1],
  summary: '«Почему столько»: каждая операция участника, из чего она, остатки, сроки и сгорание',
  writes: false,
  run: (call) => withContext(call, 'ledger explain', (ctx) => explain(ctx, call)),
};
