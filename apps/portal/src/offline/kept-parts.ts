import type { User } from '../shared/contract.ts';

/** Of a profile only what the shell and the rights need: nothing that names or reaches a person but the first name. */
function profilePart({ user }: { user: User }): { user: User } {
  return {
    user: {
      ...user,
      userExternalId: null,
      statusReason: null,
      lastName: '',
      middleName: null,
      phone: null,
      email: null,
      pendingPhone: null,
      pendingEmail: null,
      avatarUrl: null,
      partner: null,
      passport: { ...user.passport, ...emptied(user.passport) },
      spendBlockReason: null,
      consents: [],
    },
  };
}

/** Every text of a record gone; its shape and states stay. */
const emptied = (record: object): Record<string, null> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) =>
      name !== 'status' && typeof value === 'string' ? [[name, null]] : [],
    ),
  );

/** What of an answer is kept on the device. */
export const reduced = (key: string, data: unknown): unknown =>
  key === 'users.profile' ? profilePart(data as { user: User }) : data;
