import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { giveCard, hold, readAccount } from './testing/ledger.ts';
import { Model } from './testing/model.ts';
import {
  accrue,
  activateDue,
  adjust,
  auditLedger,
  cancelAccruals,
  confirmAccruals,
  expireDue,
  resolveWithdrawal,
  returnPoints,
  unconfirmAccruals,
  writeOffDebt,
} from './repository.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ max: 4 });
});
afterAll(() => database.drop());

const start = Date.UTC(2026, 0, 10, 9);
const dayMs = 86_400_000;
const day = (at: number) => new Date(at).toISOString().slice(0, 10);
const policies = ['only_pending', 'within_balance', 'to_debt'] as const;

const points = fc.integer({ min: 0, max: 300 });
const pick = fc.nat({ max: 20 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ op: fc.constant('accrue' as const), base: points, promo: points }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('cancel' as const), pick }) },
  {
    weight: 4,
    arbitrary: fc.record({
      op: fc.constant('confirm' as const),
      pick,
      hold: fc.constantFrom(0, 0, 5),
      life: fc.constantFrom(3, 10, 40),
    }),
  },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('unconfirm' as const), pick }) },
  {
    weight: 2,
    arbitrary: fc.record({
      op: fc.constant('adjust' as const),
      n: fc.integer({ min: -150, max: 150 }),
      life: fc.constantFrom(2, 20),
    }),
  },
  { weight: 4, arbitrary: fc.record({ op: fc.constant('hold' as const), n: fc.integer({ min: 1, max: 200 }) }) },
  { weight: 3, arbitrary: fc.record({ op: fc.constant('resolve' as const), pick, paid: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      op: fc.constant('return' as const),
      pick,
      n: fc.integer({ min: 1, max: 400 }),
      policy: fc.constantFrom(...policies),
    }),
  },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('writeOff' as const), n: fc.integer({ min: 1, max: 50 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      op: fc.constant('time' as const),
      days: fc.integer({ min: 1, max: 9 }),
      expire: fc.boolean(),
    }),
  },
);

it('any interleaving of operations keeps every sum and lot equal to the oracle', async () => {
  const { db } = database;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 45 }), async (steps) => {
      const member = randomUUID();
      const card = await giveCard(db, member, new Date(start));
      const model = new Model();
      const sales: { id: string; item: string }[] = [];
      const holds: string[] = [];
      let now = start;
      for (const s of steps) {
        const at = new Date(now);
        const sale = 'pick' in s && sales.length > 0 ? sales[s.pick % sales.length] : undefined;
        if (s.op === 'accrue') {
          const [id, item, promotion] = [randomUUID(), randomUUID(), randomUUID()];
          sales.push({ id, item });
          const lines = [
            { sale_item_id: item, kind: 'base' as const, points: s.base },
            {
              sale_item_id: item,
              kind: 'promotion' as const,
              promotion_id: promotion,
              promotion_version_id: promotion,
              points: s.promo,
            },
          ];
          expect(await accrue(db, member, lines, { sale_id: id }, at)).toBe(s.base + s.promo);
          model.accrue(id, [
            { item, kind: 'base', points: s.base },
            { item, kind: 'promotion', points: s.promo },
          ]);
        } else if (s.op === 'cancel' && sale) {
          await cancelAccruals(db, member, sale.id, null, {}, at);
          model.cancel(sale.id);
        } else if (s.op === 'confirm' && sale) {
          const when = { activateAt: new Date(now + s.hold * dayMs), expiresOn: day(now + (s.hold + s.life) * dayMs) };
          await confirmAccruals(db, member, sale.id, null, when, {}, at);
          model.confirm(sale.id, when.activateAt.getTime(), when.expiresOn, now, day(now));
        } else if (s.op === 'unconfirm' && sale) {
          const done = await unconfirmAccruals(db, member, sale.id, {}, at).then(
            () => true,
            (error: { code?: string }) => {
              expect(error.code).toBe('PB010');
              return false;
            },
          );
          expect(done).toBe(model.unconfirm(sale.id));
        } else if (s.op === 'adjust' && s.n !== 0) {
          const expires = day(now + s.life * dayMs);
          const answer = await adjust(db, member, s.n, expires, { tuning_id: randomUUID() }, at);
          expect(answer === 'ok').toBe(model.adjust(s.n, expires, day(now)));
        } else if (s.op === 'hold') {
          const key = randomUUID();
          const answer = await hold(db, member, card, s.n, at, { key });
          const made = model.hold(answer.id ?? '', s.n, day(now));
          expect(answer.outcome === 'created').toBe(made);
          if (made && answer.id) {
            holds.push(answer.id);
            // The first try may have emptied the account: a repeat still finds its own withdrawal.
            expect(await hold(db, member, card, s.n, at, { key })).toEqual({ outcome: 'replay', id: answer.id });
          }
        } else if (s.op === 'resolve' && holds.length > 0) {
          const id = holds[s.pick % holds.length] ?? '';
          const days = { today: day(now), grace: day(now + 30 * dayMs) };
          const to = s.paid ? ('paid' as const) : ('rejected' as const);
          expect(await resolveWithdrawal(db, id, ['new'], to, days, {}, at)).toBe(
            model.resolve(id, s.paid, days.today, days.grace),
          );
        } else if (s.op === 'return' && sale) {
          const rules = { policy: s.policy, debtCap: 500 };
          const lines = [{ sale_item_id: sale.item, points: s.n }];
          expect(await returnPoints(db, member, sale.id, lines, rules, {}, at)).toEqual(
            model.giveBack(sale.id, sale.item, s.n, s.policy, 500, day(now)),
          );
        } else if (s.op === 'writeOff') {
          expect((await writeOffDebt(db, member, s.n, {}, at)) === 'ok').toBe(model.writeOff(s.n));
        } else if (s.op === 'time') {
          now += s.days * dayMs;
          await activateDue(db, new Date(now), 100);
          model.activate(now, day(now));
          if (s.expire) {
            await expireDue(db, day(now), new Date(now), 100);
            model.expire(day(now));
          }
        }
        const account = await readAccount(db, member);
        const { pending, active, reserved, debt } = model;
        expect(account.sums).toEqual({ pending, active, reserved, debt });
        expect(account.lots).toEqual(
          Object.fromEntries([...model.lots].filter(([, n]) => n > 0).sort(([a], [b]) => (a < b ? -1 : 1))),
        );
      }
      expect(await auditLedger(db)).toEqual([]);
    }),
    { numRuns: 120 },
  );
}, 120_000);
