import { openSession } from '../modules/sessions/index.ts';
import type { Services } from '../http/context.ts';
import { newId } from '../ids.ts';

export interface NewUser {
  roleCode?: string | undefined;
  status?: 'moderation' | 'confirmed' | 'rejected' | 'blocked' | undefined;
  phone?: string | null | undefined;
  email?: string | null | undefined;
  password?: string | undefined;
  isPhoneVerified?: boolean | undefined;
  lastName?: string | undefined;
  firstName?: string | undefined;
  partnerId?: string | undefined;
  storeId?: string | undefined;
  manufacturerId?: string | undefined;
  statusReason?: string | undefined;
}

/** A person of the test with an open session. */
export interface Person {
  id: string;
  sessionId: string;
  /** Access token; lives as long as a real one by the test's clock. */
  token: string;
  refresh: string;
  phone: string | null;
  email: string | null;
}

export const testPassword = 'Vernost7!kot';

let lastNumber = 9_990_000_000;

/** A number nobody else in this file has. */
export const freshPhone = (): string => `7${(lastNumber += 1)}`;

export async function createUser(services: Services, user: NewUser = {}) {
  const id = newId();
  // A system has neither.
  const isSystem = user.roleCode === 'technical';
  const phone = user.phone === undefined && !isSystem ? freshPhone() : (user.phone ?? null);
  const email = user.email === undefined && !isSystem ? `user${id.slice(-12)}@example.ru` : (user.email ?? null);
  const now = services.now();
  await services.db
    .insertInto('users')
    .values({
      id,
      externalId: id,
      roleCode: user.roleCode ?? 'member',
      status: user.status ?? 'confirmed',
      statusReason: user.statusReason ?? null,
      phone,
      isPhoneVerified: user.isPhoneVerified ?? true,
      email,
      isEmailVerified: true,
      lastName: user.lastName ?? 'Тестова',
      firstName: user.firstName ?? 'Мария',
      partnerId: user.partnerId ?? null,
      storeId: user.storeId ?? null,
      manufacturerId: user.manufacturerId ?? null,
      passwordHash: isSystem ? null : await services.passwords.hash(user.password ?? testPassword),
      registeredAt: now,
      createdAt: now,
    })
    .execute();
  return { id, phone, email };
}

/** A session of an existing account, as a sign-in would open it. */
export async function signIn(services: Services, id: string): Promise<Pick<Person, 'sessionId' | 'token' | 'refresh'>> {
  const tokens = await openSession(services, services.db, id, {
    ip: '127.0.0.1',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0',
    fingerprint: 'test-device',
  });
  const claims = services.tokens.readRefresh(tokens.refresh);
  return { sessionId: claims?.sessionId ?? '', token: tokens.access, refresh: tokens.refresh };
}
