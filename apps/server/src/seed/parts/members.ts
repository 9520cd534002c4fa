import type { Db } from '../../db/open.ts';
import { programmeDay } from '../../http/wire-date.ts';
import { newId } from '../../ids.ts';
import { recordStatusEvent, assignStore } from '../../modules/members/index.ts';
import { type Consent, recordConsents, type DocumentKind } from '../../modules/documents/index.ts';
import { daysAgo, type SeedContext } from '../context.ts';
import { firstNames, middleNames, type PersonSeed, surnames } from '../data/people.ts';
import type { SeededShop } from './companies.ts';

export interface SeededMember extends PersonSeed {
  id: string;
  /** Its place in the order of creation: numbers of documents are made of it. */
  index: number;
  place: SeededShop;
  registeredAt: Date;
  confirmedAt: Date | undefined;
}

/** People without a story: names, phones and paces out of the lists. */
export function inventPeople(ctx: SeedContext, count: number, shopCodes: readonly string[]): PersonSeed[] {
  const { random } = ctx;
  return Array.from({ length: count }, (_, index): PersonSeed => {
    const woman = random.chance(0.45);
    const surname = surnames[index % surnames.length] ?? surnames[0];
    const status = index % 11 === 7 ? 'moderation' : index % 17 === 5 ? 'blocked' : 'confirmed';
    const passport = random.chance(0.7) ? 'verified' : random.chance(0.5) ? 'on_check' : 'empty';
    return {
      lastName: woman ? surname[1] : surname[0],
      firstName: random.pick(woman ? firstNames.woman : firstNames.man),
      middleName: random.pick(woman ? middleNames.woman : middleNames.man),
      phone: `9${random.pick(['03', '16', '21', '37', '52', '65', '80'])}555${String(6000 + index * 7)}`,
      email: `prodavec${index + 1}@magazin.example`,
      shop: shopCodes[index % shopCodes.length] ?? '',
      status,
      reason: status === 'blocked' ? 'Партнёр сообщил, что вы больше не работаете в торговой точке.' : '',
      pace: status === 'confirmed' ? random.int(0, 6) : 0,
      passport: status === 'moderation' ? 'empty' : passport,
      position: random.chance(0.8) ? 'seller' : 'senior_seller',
    };
  });
}

export interface MemberParts {
  shops: ReadonlyMap<string, SeededShop>;
  documents: ReadonlyMap<DocumentKind, string>;
  moderatorId: string;
  passwordHash: string;
  /** How many members there are already. */
  firstIndex?: number;
}

/** Creates members as registration and moderation would have left them. */
export async function createMembers(
  db: Db,
  ctx: SeedContext,
  people: readonly PersonSeed[],
  parts: MemberParts,
): Promise<SeededMember[]> {
  const members: SeededMember[] = [];
  for (const [position, person] of people.entries()) {
    const index = (parts.firstIndex ?? 0) + position;
    const place = parts.shops.get(person.shop);
    if (!place) throw new Error(`no shop ${person.shop}`);
    members.push(await createMember(db, ctx, { person, place, index, parts }));
  }
  return members;
}

async function createMember(
  db: Db,
  ctx: SeedContext,
  { person, place, index, parts }: { person: PersonSeed; place: SeededShop; index: number; parts: MemberParts },
): Promise<SeededMember> {
  const { random } = ctx;
  const id = newId();
  const waits = person.status === 'moderation' || person.status === 'rejected';
  const planned = waits
    ? daysAgo(ctx.end, random.int(0, 2), random.int(9, 11), random.int(0, 59))
    : daysAgo(ctx.end, person.registeredDaysAgo ?? random.int(40, 205), random.int(9, 19), random.int(0, 59));
  const decided = person.status !== 'moderation';
  const decisionMs = random.int(1, 20) * 3_600_000;
  const isAhead = planned.getTime() + (decided ? decisionMs : 0) > ctx.end.getTime();
  // A demo made in the morning has nobody of its own noon: they came the day before.
  const registeredAt = isAhead ? new Date(planned.getTime() - 86_400_000) : planned;
  const decidedAt = new Date(registeredAt.getTime() + decisionMs);
  const seen = new Date(ctx.end.getTime() - random.int(10, 60 * 24 * 12) * 60_000);
  await db
    .insertInto('users')
    .values({
      id,
      externalId: String(104_582 - index * 7),
      roleCode: 'member',
      // Blocked later, when the history comes to it: until then the person sells.
      status: person.status === 'blocked' ? 'confirmed' : person.status,
      statusReason: person.status === 'rejected' ? (person.reason ?? null) : null,
      phone: `7${person.phone}`,
      isPhoneVerified: person.phoneVerified ?? true,
      email: person.email,
      isEmailVerified: index > 0 && random.chance(0.6),
      lastName: person.lastName,
      firstName: person.firstName,
      middleName: person.middleName,
      positionCode: person.position,
      partnerId: place.partnerId,
      storeId: place.id,
      passwordHash: parts.passwordHash,
      riskLevel: person.status === 'blocked' ? 'high' : random.chance(0.08) ? 'medium' : 'low',
      decidedAt: decided ? decidedAt : null,
      decidedBy: decided ? parts.moderatorId : null,
      lastLoginAt: waits ? null : seen > registeredAt ? seen : registeredAt,
      registeredAt,
      createdAt: registeredAt,
      updatedAt: decided ? decidedAt : registeredAt,
    })
    .execute();
  await assignStore(db, {
    userId: id,
    storeId: place.id,
    partnerId: place.partnerId,
    from: programmeDay(registeredAt),
    at: registeredAt,
  });
  const accepted: DocumentKind[] = [
    'program_rules',
    'oferta',
    'personal_data',
    ...(index % 3 === 0 ? (['mailing_info'] as const) : []),
  ];
  const consents = accepted.flatMap((kind): Consent[] => {
    const versionId = parts.documents.get(kind);
    return versionId ? [{ kind, versionId }] : [];
  });
  await recordConsents(db, { userId: id, consents, at: registeredAt, ip: '203.0.113.7', channel: 'portal' });
  if (decided) {
    const first = person.status === 'rejected' ? 'rejected' : 'confirmed';
    const event = { userId: id, actorId: parts.moderatorId };
    await recordStatusEvent(db, {
      ...event,
      at: decidedAt,
      from: 'moderation',
      to: first,
      ...(first === 'rejected' && person.reason ? { reason: person.reason } : {}),
    });
  }
  return {
    ...person,
    id,
    index,
    place,
    registeredAt,
    confirmedAt: decided && person.status !== 'rejected' ? decidedAt : undefined,
  };
}

/** The day the blocked ones are found out. */
export async function blockMember(db: Db, member: SeededMember, moderatorId: string, at: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({
      status: 'blocked',
      statusReason: member.reason ?? null,
      decidedAt: at,
      decidedBy: moderatorId,
      updatedAt: at,
    })
    .where('id', '=', member.id)
    .execute();
  await recordStatusEvent(db, {
    userId: member.id,
    at,
    actorId: moderatorId,
    from: 'confirmed',
    to: 'blocked',
    ...(member.reason ? { reason: member.reason } : {}),
  });
}
