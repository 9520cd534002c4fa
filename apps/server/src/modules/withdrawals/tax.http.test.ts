import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';

import { changeSettings } from '../sales/testing/world.ts';
import type { Person } from '../sales/testing/app.ts';
import { useWithdrawalsStage } from './testing/stage.ts';

const stage = useWithdrawalsStage();
const { decide, rich, take } = stage;

/** What one member's year is made of; a letter is one of his requests. */
type Act =
  | readonly ['asks', string, number]
  | readonly ['cancels' | 'refused' | 'formed' | 'paid' | 'bank refuses' | 'retried' | 'returned', ...string[]]
  | readonly ['clock', string]
  | readonly ['settings', Record<string, unknown>]
  | readonly ['self-employed'];

/** By letter: what is withheld and what goes to the card, in roubles. */
type Expected = Record<string, readonly [tax: number, net: number]>;

const base = { taxMode: 'gift_prize', taxRate: 13, taxExemptKopecks: 400_000, rateKopecks: 100 };
afterEach(() => changeSettings(stage.database.db, base));

class Year {
  private readonly ids = new Map<string, string>();
  private readonly registries = new Map<string, string>();
  private readonly member: { who: Person; cardId: string };

  constructor(member: { who: Person; cardId: string }) {
    this.member = member;
  }

  private id(letter: string): string {
    return this.ids.get(letter)!;
  }

  card(letter: string) {
    return stage.server.call(stage.world.finance, 'withdrawals.get', { params: { id: this.id(letter) } });
  }

  private async decision(letter: string, decision: string, reasonCode?: string): Promise<void> {
    const { data } = await this.card(letter);
    const done = await decide(data.id, { decision, version: data.version, ...(reasonCode && { reasonCode }) });
    expect(done.status, done.messages.join()).toBe(200);
  }

  private async form(letters: readonly string[]): Promise<void> {
    for (const letter of letters) {
      if ((await this.card(letter)).data.status === 'new') await this.decision(letter, 'approve');
    }
    const ids = letters.map((letter) => this.id(letter));
    const made = await stage.server.call(stage.world.finance, 'registries.create', { body: { ids } });
    expect(made.status, made.messages.join()).toBe(200);
    const cards = await Promise.all(letters.map(async (letter) => (await this.card(letter)).data));
    expect(made.data).toMatchObject({
      netKopecks: cards.reduce((sum, { netKopecks }) => sum + netKopecks, 0),
      taxKopecks: cards.reduce((sum, { taxKopecks }) => sum + taxKopecks, 0),
    });
    for (const letter of letters) this.registries.set(letter, made.data.id);
  }

  private async settle(letters: readonly string[], status: 'paid' | 'failed'): Promise<void> {
    for (const letter of letters) {
      const params = { id: this.registries.get(letter)! };
      const { data } = await stage.server.call(stage.world.finance, 'registries.get', { params });
      let { version } = data;
      if (data.status === 'formed') {
        const approved = await stage.server.call(stage.world.finance2, 'registries.approve', {
          params,
          body: { version },
        });
        version = approved.data.version;
      }
      const items = [{ withdrawalId: this.id(letter), status }];
      const done = await stage.server.call(stage.world.finance, 'registries.markPaid', {
        params,
        body: { items, version },
      });
      expect(done.status, done.messages.join()).toBe(200);
    }
  }

  async run([name, ...rest]: Act): Promise<void> {
    const letters = rest as string[];
    switch (name) {
      case 'asks': {
        const [letter, points] = rest as [string, number];
        const made = await take(this.member.who, this.member.cardId, points);
        expect(made.status, made.messages.join()).toBe(200);
        this.ids.set(letter, made.data.id);
        return;
      }
      case 'cancels':
        for (const letter of letters) {
          const params = { id: this.id(letter) };
          await stage.server.call(this.member.who, 'withdrawals.cancel', { params, body: {} });
        }
        return;
      case 'refused':
        for (const letter of letters) await this.decision(letter, 'reject', 'check');
        return;
      case 'formed':
        return this.form(letters);
      case 'paid':
        return this.settle(letters, 'paid');
      case 'bank refuses':
        return this.settle(letters, 'failed');
      case 'retried':
        for (const letter of letters) await this.decision(letter, 'retry');
        return;
      case 'returned':
        for (const letter of letters) await this.decision(letter, 'return');
        return;
      case 'clock':
        stage.server.clock.at = new Date(rest[0] as string);
        // Everybody has been here since.
        await sql`update sessions set last_used_at = ${stage.server.clock.at}, auth_at = ${stage.server.clock.at}`.execute(
          stage.database.db,
        );
        return;
      case 'settings':
        return changeSettings(stage.database.db, rest[0] as Record<string, unknown>);
      case 'self-employed':
        await sql`update users set tax_status = 'self_employed' where id = ${this.member.who.id}`.execute(
          stage.database.db,
        );
    }
  }
}

const years: readonly [string, readonly Act[], Expected][] = [
  [
    'one within the exemption',
    [
      ['asks', 'a', 4000],
      ['formed', 'a'],
      ['paid', 'a'],
    ],
    { a: [0, 4000] },
  ],
  [
    'one over it',
    [
      ['asks', 'a', 5000],
      ['formed', 'a'],
      ['paid', 'a'],
    ],
    { a: [130, 4870] },
  ],
  [
    'two in the order asked',
    [
      ['asks', 'a', 3000],
      ['asks', 'b', 3000],
      ['formed', 'a'],
      ['paid', 'a'],
      ['formed', 'b'],
      ['paid', 'b'],
    ],
    { a: [0, 3000], b: [260, 2740] },
  ],
  [
    'two the other way round: the one that goes first has the exemption',
    [
      ['asks', 'a', 3000],
      ['asks', 'b', 3000],
      ['formed', 'b'],
      ['paid', 'b'],
      ['formed', 'a'],
      ['paid', 'a'],
    ],
    { b: [0, 3000], a: [260, 2740] },
  ],
  [
    'two of one registry: the one asked first has it first',
    [
      ['asks', 'a', 3000],
      ['asks', 'b', 3000],
      ['formed', 'b', 'a'],
    ],
    { a: [0, 3000], b: [260, 2740] },
  ],
  [
    'two registries before either is paid do not give it twice',
    [
      ['asks', 'a', 3000],
      ['asks', 'b', 3000],
      ['formed', 'a'],
      ['formed', 'b'],
      ['paid', 'b', 'a'],
    ],
    { a: [0, 3000], b: [260, 2740] },
  ],
  [
    'a cancelled one between frees its part',
    [
      ['asks', 'a', 2000],
      ['asks', 'b', 2000],
      ['asks', 'c', 2000],
      ['cancels', 'b'],
      ['formed', 'a', 'c'],
    ],
    { a: [0, 2000], c: [0, 2000] },
  ],
  [
    'a refused one between frees its part, and the estimate of the next follows',
    [
      ['asks', 'a', 4000],
      ['asks', 'b', 1000],
      ['refused', 'a'],
    ],
    { b: [0, 1000] },
  ],
  [
    'what the bank refuses frees its part for those after it',
    [
      ['asks', 'a', 3000],
      ['formed', 'a'],
      ['asks', 'b', 4000],
      ['bank refuses', 'a'],
      ['formed', 'b'],
      ['paid', 'b'],
    ],
    { b: [0, 4000] },
  ],
  [
    'what the bank refuses and is sent again is decided anew',
    [
      ['asks', 'a', 3000],
      ['formed', 'a'],
      ['bank refuses', 'a'],
      ['asks', 'b', 4000],
      ['formed', 'b'],
      ['paid', 'b'],
      ['retried', 'a'],
      ['formed', 'a'],
      ['paid', 'a'],
    ],
    { b: [0, 4000], a: [390, 2610] },
  ],
  [
    'what the bank refuses and is given back counts nowhere',
    [
      ['asks', 'a', 4000],
      ['formed', 'a'],
      ['bank refuses', 'a'],
      ['returned', 'a'],
      ['asks', 'b', 4000],
      ['formed', 'b'],
    ],
    { b: [0, 4000] },
  ],
  [
    'the last second of the year in Moscow is this year',
    [
      ['asks', 'a', 4000],
      ['formed', 'a'],
      ['clock', '2026-12-31T20:59:59.000Z'],
      ['paid', 'a'],
      ['asks', 'b', 1000],
      ['formed', 'b'],
    ],
    { a: [0, 4000], b: [130, 870] },
  ],
  [
    'a second later a new exemption begins',
    [
      ['asks', 'a', 4000],
      ['formed', 'a'],
      ['clock', '2026-12-31T20:59:59.000Z'],
      ['paid', 'a'],
      ['asks', 'b', 1000],
      ['clock', '2026-12-31T21:00:00.000Z'],
      ['formed', 'b'],
    ],
    { a: [0, 4000], b: [0, 1000] },
  ],
  [
    'formed in the old year and paid in the new one, it is of the new one',
    [
      ['asks', 'a', 3000],
      ['formed', 'a'],
      ['clock', '2027-01-11T09:00:00.000Z'],
      ['paid', 'a'],
      ['asks', 'b', 3000],
      ['formed', 'b'],
    ],
    { a: [0, 3000], b: [260, 2740] },
  ],
  [
    'a rate changed between the request and the registry: the one of the registry',
    [
      ['asks', 'a', 5000],
      ['settings', { taxRate: 15 }],
      ['formed', 'a'],
    ],
    { a: [150, 4850] },
  ],
  [
    'a rate changed after the registry: the one of the registry',
    [
      ['asks', 'a', 5000],
      ['formed', 'a'],
      ['settings', { taxRate: 15 }],
      ['paid', 'a'],
    ],
    { a: [130, 4870] },
  ],
  [
    'a threshold raised between: what was left of it grows',
    [
      ['asks', 'a', 4000],
      ['formed', 'a'],
      ['paid', 'a'],
      ['asks', 'b', 7000],
      ['settings', { taxExemptKopecks: 1_000_000 }],
      ['formed', 'b'],
    ],
    { a: [0, 4000], b: [130, 6870] },
  ],
  [
    'a mode changed between',
    [
      ['asks', 'a', 5000],
      ['settings', { taxMode: 'remuneration' }],
      ['formed', 'a'],
    ],
    { a: [650, 4350] },
  ],
  [
    'the price of a point is the one of the request',
    [
      ['asks', 'a', 5000],
      ['settings', { rateKopecks: 200 }],
      ['formed', 'a'],
    ],
    { a: [130, 4870] },
  ],
  [
    'whole roubles, half up: 13 % of 50 ₽ is 6,50 ₽',
    [
      ['settings', { taxExemptKopecks: 495_000 }],
      ['asks', 'a', 5000],
      ['formed', 'a'],
    ],
    { a: [7, 4993] },
  ],
  ['who is self-employed pays it himself', [['self-employed'], ['asks', 'a', 5000], ['formed', 'a']], { a: [0, 5000] }],
  ['who becomes self-employed between', [['asks', 'a', 5000], ['self-employed'], ['formed', 'a']], { a: [0, 5000] }],
];

describe('what is withheld of payouts', () => {
  it.each(years)('%s', async (_name, acts, expected) => {
    const year = new Year(await rich(30_000));
    for (const act of acts) await year.run(act);
    for (const [letter, [tax, net]] of Object.entries(expected)) {
      const { data } = await year.card(letter);
      expect([data.taxKopecks / 100, data.netKopecks / 100], letter).toEqual([tax, net]);
      expect(data.taxBaseKopecks + data.taxExemptUsedKopecks, letter).toBe(
        data.taxMode === 'self_employed' ? 0 : data.grossKopecks,
      );
    }
  });

  it('is marked as preliminary and explains itself until a registry decides it', async () => {
    const { who, cardId } = await rich(9000);
    const quote = (await stage.server.call(who, 'withdrawals.quote', { body: { points: 5000, cardId } })).data;
    const preliminary =
      'Предварительно: 4 000 ₽ не облагаются, с 1 000 ₽ удержим 13 %; точно посчитаем, когда выплата войдёт в реестр.';
    const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ');
    expect(plain(quote.taxNote)).toBe(preliminary);
    const made = (await take(who, cardId, 5000)).data;
    expect([made.taxIsPreliminary, plain(made.taxNote)]).toEqual([true, preliminary]);
    await decide(made.id, { decision: 'approve', version: made.version });
    await stage.server.call(stage.world.finance, 'registries.create', { body: { ids: [made.id] } });
    const own = (await stage.server.call(who, 'withdrawals.get', { params: { id: made.id } })).data;
    expect([own.taxIsPreliminary, plain(own.taxNote)]).toEqual([
      false,
      'Налог 13 % удержан с 1 000 ₽, остальные 4 000 ₽ — из необлагаемых 4 000 ₽ за год.',
    ]);
    const next = (await take(who, cardId, 500)).data;
    await stage.server.call(who, 'withdrawals.cancel', { params: { id: next.id }, body: {} });
    const gone = (await stage.server.call(who, 'withdrawals.get', { params: { id: next.id } })).data;
    expect([gone.taxIsPreliminary, gone.taxNote]).toEqual([false, null]);
  });

  it('is decided once when two registries are formed at once', async () => {
    const { who, cardId } = await rich(9000);
    const made = [(await take(who, cardId, 3000)).data, (await take(who, cardId, 3000)).data];
    for (const { id, version } of made) await decide(id, { decision: 'approve', version });
    const formed = await Promise.all(
      made.map(({ id }) => stage.server.call(stage.world.finance, 'registries.create', { body: { ids: [id] } })),
    );
    expect(formed.map(({ data }) => data.taxKopecks).toSorted((a, b) => a - b)).toEqual([0, 26_000]);
  });
});
