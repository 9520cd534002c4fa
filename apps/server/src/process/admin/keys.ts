import { createJobContext } from '../../jobs/boss.ts';
import { wireDateTimeOrNull } from '../../http/wire-date.ts';
import { readKeyUse, readKnownKeys, rotateKeys } from '../../modules/keys/index.ts';
import type { AdminCommand, Invocation } from './command.ts';
import { type AdminContext, withContext } from './context.ts';

type KnownKeys = Awaited<ReturnType<typeof readKnownKeys>>;

const titleOf = (kind: string, id: string): string =>
  kind === 'secret' ? `Ключ ${id}` : `Ключ поиска ${id.slice(0, 8)}`;

/** The keys the database knows, and those given here that it does not. */
async function reportKeys({ db, keys, ring, keyProblems }: AdminContext, call: Invocation): Promise<KnownKeys> {
  const known = await readKnownKeys(db);
  const isKnown = (kind: string, id: string): boolean => known.some((key) => key.kind === kind && key.id === id);
  for (const { kind, id, usedAt, retiredAt } of known) {
    const since = wireDateTimeOrNull(usedAt)?.slice(0, 16);
    const state = retiredAt ? 'можно убрать' : since ? `в работе с ${since}` : 'ещё не использован';
    const isFirst = id === (kind === 'secret' ? ring.currentId : ring.indexPrint);
    const use = kind === 'secret' ? ', им шифруется новое' : ', им ищется новое';
    call.say(`${titleOf(kind, id)}: ${state}${isFirst ? use : ''}`);
  }
  for (const id of keys.keys.keys()) {
    if (!isKnown('secret', id))
      call.say(`${titleOf('secret', id)}: базе не известен, ни один процесс с ним не работал`);
  }
  if (!isKnown('index', ring.indexPrint) && known.some(({ kind }) => kind === 'index')) {
    call.say(`${titleOf('index', ring.indexPrint)}: базе не известен, INDEX_KEY сменили`);
  }
  for (const problem of keyProblems) call.complain(problem);
  return known;
}

interface Report {
  known: KnownKeys;
  /** Values under keys that are here and are not the first. */
  old: number;
  /** Something is under a key that is not here, or the keys are not those of the database. */
  isWrong: boolean;
}

async function report(ctx: AdminContext, call: Invocation): Promise<Report> {
  const current = ctx.ring.currentId;
  const known = await reportKeys(ctx, call);
  let old = 0;
  const missing = new Map<string, number>();
  for (const { place, key, values } of await readKeyUse(ctx.db)) {
    call.say(`  ${place.padEnd(40)} ${(key ?? 'без ключа').padEnd(16)} ${values}`);
    if (key !== null && !ctx.keys.keys.has(key)) missing.set(key, (missing.get(key) ?? 0) + values);
    else if (key !== current) old += values;
  }
  for (const [key, values] of missing) {
    call.complain(`Нет ключа ${key}, под ним значений: ${values}. Верните его в SECRET_KEYS`);
  }
  call.say(old === 0 ? 'Под прежними ключами ничего нет' : `Под прежними ключами значений: ${old}`);
  return { known, old, isWrong: missing.size > 0 || ctx.keyProblems.length > 0 };
}

/** Nothing is under them, and they are not free: servers that run may seal with them. */
function warnOfServers({ ring }: AdminContext, { known, old }: Report, { say }: Invocation): void {
  const firsts = new Set([ring.currentId, ring.indexPrint]);
  const held = known.filter(({ id, usedAt, retiredAt }) => !firsts.has(id) && usedAt && !retiredAt);
  if (old > 0 || held.length === 0) return;
  say(
    `Прежние ключи пока не убирайте (${held.map(({ kind, id }) => titleOf(kind, id)).join(', ')}): с новым первым ` +
      'сервер ещё не запускали. Перезапустите все процессы с новыми и прежними ключами, задание keys.rotate освободит прежние',
  );
}

/** `keys status` */
export const keysStatusCommand: AdminCommand = {
  name: 'keys status',
  args: '',
  count: [0, 0],
  summary: 'сколько значений и файлов под каким ключом и какой ключ можно убрать',
  writes: false,
  run: (call) =>
    withContext(call, 'keys status', async (ctx) => ((await report(ctx, call)).isWrong ? 1 : 0), { reportsKeys: true }),
};

/** `keys rotate` */
export const rotateKeysCommand: AdminCommand = {
  name: 'keys rotate',
  args: '',
  count: [0, 0],
  summary: 'перешифровать всё под первый ключ сейчас, не дожидаясь ночи',
  details: [
    'Ключи меняют переменными SECRET_KEYS и INDEX_KEY: docs/operations.md, раздел Keys.',
    'Сначала все процессы перезапускают с новым и прежним ключами: кто знает только прежние, не откроет перешифрованного.',
  ],
  writes: true,
  run: (call) =>
    withContext(call, 'keys rotate', async (ctx) => {
      if (!call.isDryRun) {
        await ctx.note({
          action: 'update',
          entityType: 'security_settings',
          entityLabel: 'Перешифрование под первый ключ',
        });
        await rotateKeys.handle(createJobContext(ctx, ctx.boss, rotateKeys.name), {});
      }
      const found = await report(ctx, call);
      if (!call.isDryRun) warnOfServers(ctx, found, call);
      return found.isWrong || (!call.isDryRun && found.old > 0) ? 1 : 0;
    }),
};
