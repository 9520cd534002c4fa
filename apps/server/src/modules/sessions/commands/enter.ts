import type { MemberStatus } from '@pribavka/api';

import type { AuditDetail } from '../../../core/audit/audit.ts';
import { lockLivingAccount } from '../../../core/living-account.ts';
import type { RequestFacts, TokenPair, Work } from '../../../http/context.ts';
import { problem } from '../../../http/problem.ts';
import { notifyNewDevice } from '../notices.ts';
import { noteOnAccount } from '../../accounts/index.ts';
import { isNewDevice, openSession } from '../repository/sessions.ts';

/** What a sign-in still waits for: a code, or the second step being set up. */
export type SecondStep = 'code' | 'enrolment';

/** An account whose owner has passed the first step. */
export interface KnownAccount {
  id: string;
  roleCode: string;
  status: MemberStatus;
  statusReason: string | null;
  phone: string | null;
  isPhoneVerified: boolean;
  lastName: string;
  firstName: string;
  /** How long what it signed in by still serves: an old secret of a system. */
  until?: Date | undefined;
}

/** Columns of `users` a sign-in reads. */
export const accountColumns = [
  'id',
  'roleCode',
  'status',
  'statusReason',
  'phone',
  'isPhoneVerified',
  'lastName',
  'firstName',
] as const satisfies readonly (keyof Omit<KnownAccount, 'until'>)[];

/** Entry of the journal about a sign-in of this account. */
export const signInEntry = (account: KnownAccount, reason?: string): AuditDetail => ({
  action: 'login',
  entityType: 'session',
  entityId: account.id,
  reason,
  actor: {
    id: account.id,
    name: `${account.lastName} ${account.firstName}`.trim(),
    roleCode: account.roleCode,
    kind: account.roleCode === 'technical' ? 'technical' : 'user',
  },
});

/** Opens the session at the end of a sign-in. `passwordHash` is the password hashed with the present cost. */
export async function enter(
  work: Work,
  account: KnownAccount,
  facts: Pick<RequestFacts, 'ip' | 'userAgent' | 'fingerprint'>,
  passwordHash?: string,
): Promise<TokenPair> {
  await lockLivingAccount(work.db, account.id, () => problem('AUTH_BAD_CREDENTIALS'));
  await noteOnAccount(work.db, account.id, {
    lastLoginAt: work.now(),
    lastFingerprint: facts.fingerprint ?? null,
    ...(passwordHash ? { passwordHash } : {}),
  });
  const isNew = account.roleCode !== 'technical' && (await isNewDevice(work.db, account.id, facts));
  const tokens = await openSession(work, work.db, account.id, facts, account.until);
  if (isNew) await notifyNewDevice(work, account.id, facts);
  return tokens;
}

/** Answer of a sign-in: where the account stands and what is still to be done. */
export const signedIn = (account: KnownAccount, waiting?: { secondStep: SecondStep; challenge: string }) => ({
  roleCode: account.roleCode,
  status: account.status,
  isPhoneVerified: account.isPhoneVerified,
  statusReason: account.statusReason,
  secondStep: waiting?.secondStep ?? null,
  challenge: waiting?.challenge ?? null,
});
