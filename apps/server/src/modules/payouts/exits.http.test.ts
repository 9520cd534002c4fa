import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { readAccount } from '../ledger/testing/ledger.ts';
import type { Person } from '../sales/testing/app.ts';
import { changeSettings } from '../sales/testing/world.ts';
import { useWithdrawalsStage } from '../withdrawals/testing/stage.ts';

const stage = useWithdrawalsStage();
const { decide, rich, take } = stage;
const author = () => stage.world.finance;
const second = () => stage.world.finance2;

type Payout = Awaited<ReturnType<typeof approved>>;

async function approved(points = 1000) {
  const { who, cardId } = await rich(points);
  const made = (await take(who, cardId, points)).data;
  await decide(made.id, { decision: 'approve', version: made.version });
  return { who, id: made.id, number: made.number };
}

async function formed(count = 2): Promise<{ id: string; payouts: Payout[] }> {
  const payouts: Payout[] = [];
  for (let i = 0; i < count; i += 1) payouts.push(await approved(1000 + i));
  const { data } = await stage.server.call(author(), 'registries.create', {
    body: { ids: payouts.map(({ id }) => id) },
  });
  return { id: data.id, payouts };
}

const why = { reasonCode: 'composition', comment: 'Не та неделя' };
const read = async (id: string, who = author()) =>
  (await stage.server.call(who, 'registries.get', { params: { id } })).data;
const payout = async (id: string, who = author()) =>
  (await stage.server.call(who, 'withdrawals.get', { params: { id } })).data;
/** With the version of the moment, unless the body names one. */
const versioned = async <B extends object>(id: string, body: B) => ({ version: (await read(id)).version, ...body });
const sign = async (id: string, who = second()) =>
  stage.server.call(who, 'registries.approve', { params: { id }, body: await versioned(id, {}) });
const reject = async (id: string, who = second(), more: object = why, key = randomUUID()) =>
  stage.server.call(who, 'registries.reject', { key, params: { id }, body: await versioned(id, more) });
const disband = async (id: string, who = author(), more: object = why) =>
  stage.server.call(who, 'registries.disband', { params: { id }, body: await versioned(id, more) });
const takeOut = async (id: string, withdrawalId: string, who = second(), more: object = why) =>
  stage.server.call(who, 'registries.takeOut', {
    params: { id },
    body: { ...(await versioned(id, more)), withdrawalId },
  });
const file = (id: string, who = author()) =>
  stage.server.raw(who, 'registries.file', { params: { id }, query: { format: 'csv' as const } });
const cancel = (id: string, who: Person) => stage.server.call(who, 'withdrawals.cancel', { params: { id }, body: {} });

describe('a registry that is wrong', () => {
  it('is rejected with a reason by the second person; its requests are approved again and can be cancelled', async () => {
    const { id, payouts } = await formed();
    expect(await read(id)).toMatchObject({ canApprove: false, canReject: false, canDisband: true, canTakeOut: true });
    expect(await read(id, second())).toMatchObject({ canApprove: true, canReject: true, canDisband: false });
    expect((await reject(id, author())).code).toBe('REGISTRY_REJECT_OWN');
    expect((await disband(id, second())).code).toBe('REGISTRY_DISBAND_OTHERS');
    for (const empty of [{}, { reasonCode: 'nonsense' }, { reasonCode: 'other', comment: ' ' }])
      expect(await reject(id, second(), empty)).toMatchObject({ status: 400, code: 'REASON_REQUIRED' });
    expect((await reject(id, second(), { ...why, version: 7 })).code).toBe('VERSION_CONFLICT');
    expect((await read(id)).status).toBe('formed');

    const key = randomUUID();
    const done = await reject(id, second(), why, key);
    expect(done.data, done.messages.join()).toMatchObject({
      status: 'rejected',
      count: 2,
      points: 2001,
      closed: { reason: 'В реестр вошли не те заявки. Не та неделя' },
      canApprove: false,
      canReject: false,
      canDisband: false,
      canTakeOut: false,
    });
    expect((await reject(id, second(), { ...why, version: 1 }, key)).data.version).toBe(done.data.version);
    for (const again of [reject(id), sign(id), disband(id), takeOut(id, payouts[0]!.id)])
      expect((await again).code).toBe('REGISTRY_STATUS');
    expect((await file(id)).status).toBe(409);

    const [first, other] = payouts as [Payout, Payout];
    const seen = await payout(first.id);
    expect(seen).toMatchObject({ status: 'approved', registry: null, allowedActions: ['reject'] });
    expect(seen.timeline.at(-1)).toMatchObject({
      title: 'Возвращена из реестра',
      text: `Реестр ${done.data.number} отклонён. В реестр вошли не те заявки. Не та неделя`,
    });
    // The approval of finance stays the one decision on it, and a later refusal is read without the registry's reason.
    expect(seen.approvedBy).toHaveLength(1);
    expect(seen.comment).toBeNull();
    const own = await payout(first.id, first.who);
    expect(own.timeline.at(-1)).toMatchObject({ title: 'Возвращена из реестра', text: null, actorName: null });

    expect((await cancel(first.id, first.who)).data.status).toBe('cancelled');
    expect((await readAccount(stage.database.db, first.who.id)).sums).toMatchObject({ active: 1000, reserved: 0 });
    const next = await stage.server.call(author(), 'registries.create', { body: { ids: [other.id] } });
    expect(next.data).toMatchObject({ status: 'formed', count: 1 });

    const { rows } = await sql<{
      reason: string | null;
      actorName: string;
    }>`select reason, actor_name from audit_entries
      where entity_type = 'registry' and entity_id = ${id} and reason is not null`.execute(stage.database.db);
    expect(rows).toEqual([{ reason: 'В реестр вошли не те заявки. Не та неделя', actorName: expect.any(String) }]);
  });

  it('loses one request and no more: sums, file and signature are those of the others', async () => {
    const { id, payouts } = await formed(3);
    const [gone, ...others] = payouts as [Payout, Payout, Payout];
    const before = await read(id);
    const foreign = await approved();
    expect((await takeOut(id, foreign.id)).code).toBe('WITHDRAW_STATUS');
    expect((await takeOut(id, randomUUID())).status).toBe(404);
    expect((await takeOut(id, gone.id, second(), {})).code).toBe('REASON_REQUIRED');
    const { data } = await takeOut(id, gone.id);
    const { netKopecks } = await payout(gone.id);
    expect(data).toMatchObject({
      status: 'formed',
      count: 2,
      points: before.points - 1000,
      netKopecks: before.netKopecks - netKopecks,
    });
    // Which of two payouts comes first follows the ids of their members.
    const rows = data.withdrawals.map((row) => [row.number, row.outcome]);
    expect(new Set(rows.slice(0, 2).map(String))).toEqual(new Set(others.map(({ number }) => `${number},`)));
    expect(rows.slice(2)).toEqual([[gone.number, 'removed']]);
    expect((await takeOut(id, gone.id)).code).toBe('WITHDRAW_STATUS');
    expect((await payout(gone.id)).timeline.at(-1)?.text).toBe(
      `Убрана из реестра ${data.number}. В реестр вошли не те заявки. Не та неделя`,
    );
    await takeOut(id, others[0].id);
    expect((await takeOut(id, others[1].id)).code).toBe('REGISTRY_LAST');
    expect((await read(id)).canTakeOut).toBe(false);

    // Of a request that left before the signature nobody says that it was sent to the bank.
    expect((await sign(id)).data.status).toBe('approved');
    expect((await payout(gone.id)).timeline.map(({ title }) => title)).not.toContain('Отправлена в банк');
    const csv = (await file(id)).bytes.toString();
    expect(csv).toContain(others[1].number);
    expect(csv).not.toContain(gone.number);
    const paid = await stage.server.call(author(), 'registries.markPaid', {
      params: { id },
      body: await versioned(id, {}),
    });
    expect(paid.data).toMatchObject({ paid: 1, failed: 0, registry: { status: 'completed', count: 1, paidCount: 1 } });
    expect((await payout(gone.id)).status).toBe('approved');
  });

  it('is disbanded by its author before the signature, by anybody who signs until the file is taken', async () => {
    const early = await formed();
    expect((await disband(early.id)).data).toMatchObject({ status: 'disbanded' });
    expect((await payout(early.payouts[0]!.id)).status).toBe('approved');

    const signed = await formed();
    await sign(signed.id);
    const row = await read(signed.id, second());
    expect(row).toMatchObject({ canDisband: true, canTakeOut: false, fileTakenAt: null });
    expect((await takeOut(signed.id, signed.payouts[0]!.id)).code).toBe('REGISTRY_STATUS');
    expect((await disband(signed.id, second())).data.status).toBe('disbanded');
    const titles = (await payout(signed.payouts[0]!.id)).timeline.map(({ title }) => title);
    expect(titles).toEqual(['Заявка подана', 'Одобрена', 'Включена в реестр', 'Возвращена из реестра']);

    const taken = await formed();
    await sign(taken.id);
    expect((await file(taken.id)).status).toBe(200);
    const sent = await read(taken.id);
    expect(sent).toMatchObject({ canDisband: false, fileTakenAt: expect.any(String) });
    expect((await disband(taken.id)).code).toBe('REGISTRY_SENT');
    expect((await file(taken.id)).status).toBe(200);
    expect(await read(taken.id)).toMatchObject({ version: sent.version, fileTakenAt: sent.fileTakenAt });

    const settled = await formed();
    await sign(settled.id);
    const items = [{ withdrawalId: settled.payouts[0]!.id, status: 'paid' as const, providerRef: 'R1' }];
    const paid = await stage.server.call(author(), 'registries.markPaid', {
      params: { id: settled.id },
      body: await versioned(settled.id, { items }),
    });
    expect(paid.data, paid.messages.join()).toMatchObject({ paid: 1 });
    expect(await read(settled.id)).toMatchObject({ status: 'approved', fileTakenAt: null, canDisband: false });
    expect((await disband(settled.id)).code).toBe('REGISTRY_SENT');
  });

  it('frees the exemption it held', async () => {
    await changeSettings(stage.database.db, { taxMode: 'gift_prize', taxRate: 35, taxExemptKopecks: 100_000 });
    const { who, cardId } = await rich(2000);
    const [one, two] = [(await take(who, cardId, 1000)).data, (await take(who, cardId, 1000)).data];
    for (const made of [one, two])
      await decide(made.id, { decision: 'approve', version: (await payout(made.id)).version });
    const { data } = await stage.server.call(author(), 'registries.create', { body: { ids: [two.id] } });
    const taxes = async () => [(await payout(one.id)).taxKopecks, (await payout(two.id)).taxKopecks];
    expect(await taxes()).toEqual([35_000, 0]);
    await disband(data.id);
    expect(await taxes()).toEqual([0, 35_000]);
    // What the registry was formed with is not recounted.
    expect(await read(data.id)).toMatchObject({ status: 'disbanded', taxKopecks: 0, netKopecks: 100_000 });
    await changeSettings(stage.database.db, { taxMode: 'none' });
  });

  it('is not signed over a condition that no longer holds: the request is removed, the others go', async () => {
    const { id, payouts } = await formed();
    const [bad, good] = payouts as [Payout, Payout];
    await sql`update users set spend_blocked = true, spend_block_reason = 'Проверка' where id = ${bad.who.id}`.execute(
      stage.database.db,
    );
    const refused = await sign(id);
    expect([refused.status, refused.code]).toEqual([409, 'WITHDRAW_CONDITIONS']);
    expect(refused.messages.join()).toContain(bad.number);
    const rows = (await read(id)).withdrawals;
    expect(rows.map(({ obstacles }) => obstacles.map(({ code }) => code))).toEqual(
      rows.map(({ number }) => (number === bad.number ? ['spend_blocked'] : [])),
    );
    await takeOut(id, bad.id);
    expect((await sign(id)).data.status).toBe('approved');
    expect((await payout(good.id)).status).toBe('in_registry');
  });
});

/** Again while others have only changed what was read before. */
async function insist(act: () => Promise<{ status: number; code?: string | undefined }>) {
  let answer = await act();
  while (answer.code === 'VERSION_CONFLICT') answer = await act();
  return answer;
}

/** Nothing is in two places, whatever came first: what left can be cancelled, what stayed is signed. */
it.each([1, 2, 3, 4, 5, 6])('twelve hands at one registry, round %i', async () => {
  const { id, payouts } = await formed(4);
  const answers = await Promise.all([
    insist(() => sign(id)),
    insist(() => reject(id)),
    insist(() => disband(id)),
    insist(() => disband(id, second())),
    file(id),
    ...payouts.map((one) => insist(() => takeOut(id, one.id))),
    ...payouts.slice(0, 3).map((one) => cancel(one.id, one.who)),
  ]);
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  const registry = await read(id);
  const states = await Promise.all(payouts.map(async (one) => await payout(one.id)));
  const stays = states.filter(({ status }) => status === 'in_registry');
  const released = states.filter(({ status }) => status === 'approved' || status === 'cancelled');
  expect(stays.length + released.length).toBe(4);
  expect(stays.map((row) => row.registry?.id)).toEqual(stays.map(() => id));
  expect(released.map((row) => row.registry)).toEqual(released.map(() => null));
  if (registry.status === 'rejected' || registry.status === 'disbanded') expect(stays).toEqual([]);
  else expect(registry).toMatchObject({ count: stays.length, points: stays.reduce((sum, row) => sum + row.points, 0) });
  if (registry.fileTakenAt !== null) expect(registry.status).toBe('approved');
  for (const one of payouts) {
    const { sums } = await readAccount(stage.database.db, one.who.id);
    const row = states.find((state) => state.id === one.id)!;
    expect(row.status === 'cancelled' ? sums.active : sums.reserved).toBe(row.points);
  }
});
