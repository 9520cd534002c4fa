import type { Db } from '../../db/open.ts';
import { newId } from '../../ids.ts';
import { daysAgo, type SeedContext } from '../context.ts';
import type { StaffSeed } from '../data/staff.ts';

/** One password for every demo account: printed at the first start and in the README. */
export const demoPassword = 'Pribavka#2026';

export interface StaffLinks {
  partners: ReadonlyMap<string, string>;
  manufacturers: ReadonlyMap<string, string>;
}

/** Back-office accounts; returns their ids by key. */
export async function createStaff(
  db: Db,
  ctx: SeedContext,
  staff: readonly StaffSeed[],
  passwordHash: string,
): Promise<Map<string, string>> {
  const at = daysAgo(ctx.end, 240, 10);
  const ids = new Map(staff.map((person) => [person.key, newId()]));
  await db
    .insertInto('users')
    .values(
      staff.map((person, index) => ({
        id: ids.get(person.key) ?? newId(),
        externalId: String(100_001 + index),
        roleCode: person.roleCode,
        status: 'confirmed' as const,
        phone: person.phone,
        isPhoneVerified: true,
        email: person.email,
        isEmailVerified: true,
        lastName: person.lastName,
        firstName: person.firstName,
        middleName: person.middleName,
        passwordHash,
        passwordChangedAt: at,
        registeredAt: at,
        createdAt: at,
        updatedAt: at,
      })),
    )
    .execute();
  return ids;
}

/** A partner or manufacturer account belongs to its company once the company exists. */
export async function linkStaff(
  db: Db,
  staff: readonly StaffSeed[],
  ids: ReadonlyMap<string, string>,
  links: StaffLinks,
): Promise<void> {
  for (const person of staff) {
    const partnerId = person.partner ? links.partners.get(person.partner) : undefined;
    const manufacturerId = person.manufacturer ? links.manufacturers.get(person.manufacturer) : undefined;
    if (!partnerId && !manufacturerId) continue;
    await db
      .updateTable('users')
      .set({ partnerId: partnerId ?? null, manufacturerId: manufacturerId ?? null })
      .where('id', '=', ids.get(person.key) ?? '')
      .execute();
  }
}
