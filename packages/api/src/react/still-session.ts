import type { Access } from '../access/accesses.ts';
import type { Api } from '../client/types.ts';
import type { QueryKey } from '../contract.ts';
import { prefetchQuery, whenPrefetched } from './prefetch.ts';
import type { Profile, SessionStore } from './session-store.ts';

/** Of whom nothing is known: what he is called and has comes after the page. */
const profileOf = (roleCode: string): Profile => ({
  id: '00000000-0000-0000-0000-000000000000',
  userExternalId: null,
  roleCode,
  roleName: '',
  status: 'confirmed',
  statusReason: null,
  isPhoneVerified: true,
  isEmailVerified: true,
  lastName: '',
  firstName: '',
  middleName: null,
  phone: null,
  email: null,
  pendingPhone: null,
  pendingEmail: null,
  avatarUrl: null,
  position: null,
  store: null,
  partner: null,
  passport: {
    status: 'empty',
    passport: null,
    inn: null,
    snils: null,
    scansCount: 0,
    submittedAt: null,
    checkedAt: null,
    declineReason: null,
    version: 1,
  },
  taxStatus: 'individual',
  spendBlocked: false,
  spendBlockReason: null,
  consents: [],
  registeredAt: '2026-01-01T00:00:00Z',
  listViews: [],
});

/**
 * The session of anybody with these permissions, which never changes: for a page drawn at build, before it is known
 * whose it is. Its profile names nobody.
 */
export function stillSession(access: Access): SessionStore {
  const profile = profileOf(access.roleCode);
  const store: SessionStore = {
    subscribe: () => () => undefined,
    snapshot: () => ({ status: 'authorised', access, profile, problem: undefined }),
    reload: async () => store.snapshot(),
    adopt: () => undefined,
    signOut: async () => undefined,
    forget: () => undefined,
    start: () => () => undefined,
  };
  return store;
}

/**
 * A client that knows the answer to one question and sends nothing: what is drawn at build begins with that answer.
 * `answer` has the shape of the data of `key`.
 */
export async function stillClient<Client extends Pick<Api<never>, 'on' | 'session'>>(
  client: Client,
  { key, input }: { readonly key: QueryKey; readonly input: object },
  answer: unknown,
): Promise<Client> {
  const call = async (asked: string): Promise<unknown> => (asked === key ? answer : new Promise(() => undefined));
  const still = { ...client, call };
  prefetchQuery(still as unknown as Api, key, input as never);
  await whenPrefetched(still, key, input);
  return still;
}
