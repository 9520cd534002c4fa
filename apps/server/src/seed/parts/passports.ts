import type { Db } from '../../db/open.ts';
import { type PassportFields, movePassport, sealPassport } from '../../modules/passports/index.ts';
import type { SeedContext } from '../context.ts';
import { personInn, snils } from '../numbers.ts';
import type { SeededMember } from './members.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** Identity data that passes every check and belongs to nobody: passports of region 00. */
function invent(ctx: SeedContext, member: SeededMember): PassportFields {
  const { random } = ctx;
  const { index } = member;
  const born = 1975 + random.int(0, 26);
  const lapsed = member.passport === 'expired';
  const issued = lapsed ? born + 20 : Math.max(born + (born <= 1981 ? 45 : 20), 2006);
  return {
    lastName: member.lastName,
    firstName: member.firstName,
    middleName: member.middleName,
    birthDate: `${born}-${two(random.int(1, 6))}-${two(random.int(1, 28))}`,
    citizenship: 'Российская Федерация',
    documentCode: '21',
    passportSeries: `00${two(issued % 100)}`,
    passportNumber: String(100_417 + index * 613).slice(-6),
    passportIssuedBy: `УМВД России, ${member.place.region}`,
    passportIssuedAt: `${issued}-${two(random.int(7, 12))}-${two(random.int(1, 28))}`,
    departmentCode: `000${two(random.int(1, 60)).padStart(3, '0')}`,
    registrationAddress: `${member.place.region}, ${member.place.city}`,
    inn: personInn(4_000_000 + index * 37),
    snils: snils(100_000 + index * 41),
  };
}

/** Gives every member the identity data of the story, through the same functions members use. */
export async function fillPassports(
  db: Db,
  ctx: SeedContext,
  members: readonly SeededMember[],
  checkerId: string,
): Promise<void> {
  for (const member of members) {
    if (member.passport === 'empty' || !member.confirmedAt) continue;
    const recent = member.passport === 'on_check';
    const at = recent
      ? new Date(ctx.end.getTime() - ctx.random.int(2, 60) * 3_600_000)
      : new Date(member.confirmedAt.getTime() + ctx.random.int(1, 5) * 86_400_000);
    const fields = invent(ctx, member);
    await sealPassport(db, ctx.vault, { userId: member.id, fields, scanFileIds: [], at, actorId: member.id });
    if (recent) continue;
    const checked = new Date(at.getTime() + ctx.random.int(3, 30) * 3_600_000);
    const move = { userId: member.id, at: checked, actorId: checkerId };
    if (member.passport === 'declined') {
      await movePassport(db, { ...move, from: ['on_check'], to: 'declined', reason: member.passportReason });
      continue;
    }
    await movePassport(db, { ...move, from: ['on_check'], to: 'verified' });
    if (member.passport === 'expired') {
      const lapsed = new Date(ctx.end.getTime() - 20 * 86_400_000);
      await movePassport(db, { userId: member.id, at: lapsed, actorId: null, from: ['verified'], to: 'expired' });
    }
  }
}
