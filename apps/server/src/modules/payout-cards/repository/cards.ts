import { randomBytes } from 'node:crypto';

import { cardBrand, isLuhn } from '@pribavka/forms/rules';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Output } from '../../../http/contract.ts';
import { fieldProblem, notFound, problem } from '../../../http/problem.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import type { KeyRing, Vault } from '../../../crypto/index.ts';
import { cardIndex } from './card-index.ts';
import { newId } from '../../../ids.ts';

type Card = Output<'cards.list'>[number];
type Row = Omit<Card, 'createdAt'> & { createdAt: Date };

const maxCards = 5;

/** `220000••••••1234`: what PCI DSS allows to keep. */
export const maskOf = (digits: string): string =>
  `${digits.slice(0, 6)}${'•'.repeat(digits.length - 10)}${digits.slice(-4)}`;

export async function listCards(db: Db, memberId: string): Promise<Card[]> {
  const { rows } = await sql<Row>`
    select id, mask, brand, is_default, created_at from payout_cards
    where member_id = ${memberId} and removed_at is null order by is_default desc, created_at desc`.execute(db);
  return rows.map((row) => ({ ...row, createdAt: wireDateTime(row.createdAt) }));
}

const findOne = async (db: Db, memberId: string, id: string): Promise<Card> => {
  const card = (await listCards(db, memberId)).find((row) => row.id === id);
  if (!card) throw notFound();
  return card;
};

export async function makeDefault(db: Db, memberId: string, id: string): Promise<Card> {
  await sql`select 1 from users where id = ${memberId} for no key update`.execute(db);
  await findOne(db, memberId, id);
  await sql`update payout_cards set is_default = false where member_id = ${memberId} and is_default and id <> ${id}`.execute(
    db,
  );
  await sql`update payout_cards set is_default = true where id = ${id}`.execute(db);
  return findOne(db, memberId, id);
}

export type NewCard = {
  db: Db;
  vault: Vault;
  ring: KeyRing;
  now: Date;
  memberId: string;
  number: string;
  isDefault: boolean;
};

/**
 * Exchanges the number for a random token and a mask; the number itself is not written anywhere.
 * The same card twice is known by a keyed hash, which is useless without the key of the server.
 */
export async function addCard(card: NewCard): Promise<Card> {
  const { db, memberId } = card;
  const digits = card.number.replaceAll(/\D/g, '');
  if (!/^\d{16,19}$/.test(digits) || !isLuhn(digits)) throw fieldProblem('CARD_NUMBER', 'number');
  // One at a time per member, so that the limit and the default hold.
  await sql`select 1 from users where id = ${memberId} for no key update`.execute(db);
  const cards = await listCards(db, memberId);
  if (cards.length >= maxCards) throw problem('CARD_LIMIT', { n: maxCards });
  const id = newId();
  const { rows } = await sql`
    insert into payout_cards (id, member_id, token, mask, brand, bidx, is_default, created_at)
    values (${id}, ${memberId}, ${`tok_${randomBytes(18).toString('base64url')}`}, ${maskOf(digits)}, ${cardBrand(digits) ?? 'other'},
      ${await cardIndex(db, card, digits)}, false, ${card.now})
    on conflict (member_id, bidx) where removed_at is null do nothing returning id`.execute(db);
  if (rows.length === 0) throw fieldProblem('CARD_EXISTS', 'number');
  return card.isDefault || cards.length === 0 ? makeDefault(db, memberId, id) : findOne(db, memberId, id);
}

/** Not while a payout to it is on its way. The row stays for old withdrawals. */
export async function removeCard(db: Db, memberId: string, id: string, now: Date): Promise<Card> {
  await sql`select 1 from users where id = ${memberId} for no key update`.execute(db);
  const card = await findOne(db, memberId, id);
  const { rows } = await sql`select 1 from withdrawals where card_id = ${id}
    and status in ('new', 'on_review', 'approved', 'in_registry', 'failed') limit 1`.execute(db);
  if (rows.length > 0) throw problem('CARD_IN_USE');
  await sql`update payout_cards set removed_at = ${now}, is_default = false where id = ${id}`.execute(db);
  const [next] = await listCards(db, memberId);
  if (card.isDefault && next) await makeDefault(db, memberId, next.id);
  return card;
}

/** The cards of somebody who leaves: nothing is paid to them, what was paid stays explained. */
export async function removeCardsOf(db: Db, memberId: string, at: Date): Promise<void> {
  await sql`update payout_cards set removed_at = coalesce(removed_at, ${at}), is_default = false
    where member_id = ${memberId}`.execute(db);
}
