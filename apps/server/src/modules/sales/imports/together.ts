import type { Together, Unit } from '../../../core/imports/types.ts';
import { autoConfirm } from '../commands/auto-confirm.ts';
import { readReceipt } from '../commands/register/input.ts';
import { type Asked, registerTogether } from '../commands/register/together.ts';
import { refusalOf, requestOf } from './apply.ts';
import type { SaleLine } from './columns.ts';
import { findKnown, findProductIds, findSellers, findStores, type Seller } from './find.ts';

interface Found {
  at: number;
  unit: Unit<SaleLine>;
  key: string;
  seller: Seller;
}

// Whose sale it is, as the file says it, and its receipt: of two with one receipt the first in the file has it.
const apart = ([{ externalId, phone, qr }]: Unit<SaleLine>): string[] => [
  `seller ${externalId || phone}`,
  ...(qr === '' ? [] : [`receipt ${readReceipt({ qr }).receipt?.key ?? qr}`]),
];

/** Sales of different sellers in one transaction. What is not plain is left alone: there it gets its words. */
export const salesTogether: Together<SaleLine> = {
  apart,
  async apply({ work, whose, by, scope, at: now }, units) {
    const { db } = work;
    const outcomes: Awaited<ReturnType<Together<SaleLine>['apply']>> = units.map(() => 'alone');
    const sellers = await findSellers(
      db,
      scope,
      by,
      units.map(({ unit }) => unit[0]),
    );
    const members = new Set<string>();
    const found = units.flatMap(({ unit, key }, at): Found[] => {
      const seller = sellers[at];
      // One person may stand in the file by phone and by id.
      if (!seller || members.has(seller.id) || refusalOf(unit)) return [];
      members.add(seller.id);
      return [{ at, unit, key, seller }];
    });
    const known = await findKnown(
      db,
      found.map(({ unit, seller }) => ({ partnerId: seller.partnerId, number: unit[0].number })),
    );
    const fresh = found.filter(({ at }, index) => {
      if (known[index]) outcomes[at] = 'unchanged';
      return !known[index];
    });
    const placed = fresh.filter(({ unit }) => unit[0].storeCode !== '');
    const stores = await findStores(
      db,
      placed.map(({ unit, seller }) => ({ partnerId: seller.partnerId, code: unit[0].storeCode })),
    );
    const storeOf = new Map(placed.map((one, index) => [one, stores[index]]));
    const products = await findProductIds(
      db,
      fresh.flatMap(({ unit }) => unit),
    );
    const ready: { at: number; asked: Asked }[] = [];
    for (const one of fresh) {
      const own = products.splice(0, one.unit.length).filter((id) => id !== undefined);
      const isPlaced = !storeOf.has(one) || storeOf.get(one) !== undefined;
      if (!isPlaced || own.length < one.unit.length) continue;
      const writer = { db, now, memberId: one.seller.id, actor: { id: by, kind: whose.kind }, key: one.key };
      ready.push({ at: one.at, asked: { writer, request: requestOf(one.unit, storeOf.get(one), own) } });
    }
    if (ready.length === 0) return outcomes;
    const made = await registerTogether(
      db,
      ready.map(({ asked }) => asked),
      now,
    );
    for (const [index, outcome] of made?.outcomes.entries() ?? []) {
      if (outcome === 'alone' || 'refusal' in outcome || outcome.answer.outcome !== 'saved') continue;
      outcomes[ready[index]!.at] = 'created';
      if (made?.settings.autoConfirm) await autoConfirm(work, outcome.answer.id);
    }
    return outcomes;
  },
};
