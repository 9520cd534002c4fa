export { ApiProvider, useApi } from './api-provider.tsx';
export type { QueryPattern } from './invalidations.ts';
export type { ListBody, ListKey, Row, Totals } from '../lists.ts';
export { Allowed, SessionProvider, type SessionValue, useAllowed, useSession } from './session-provider.tsx';
export { createSessionStore, type Profile, type SessionStore, type SessionSnapshot, stateOf } from './session-store.ts';
export { stillClient, stillSession } from './still-session.ts';
export {
  type OwnSessions,
  type PasswordCommand,
  type SecondFactor,
  type SecondFactorCalls,
  useChangePassword,
  useOwnSessions,
  useSecondFactor,
} from './use-account-safety.ts';
export { useBounds } from './use-bounds.ts';
export { useOwnContacts, type OwnContacts } from './use-own-contacts.ts';
export { outcomeUnknown } from './idempotency.ts';
export { type Command, type CommandOptions, useCommand } from './use-command.ts';
export { type InfiniteList, useInfiniteList } from './use-infinite-list.ts';
export { type PagedList, usePagedList } from './use-paged-list.ts';
export { dropPrefetched, prefetchQuery, whenPrefetched } from './prefetch.ts';
export { type QueryOptions, type QueryState, useQuery } from './use-query.ts';
export { useInvalidate } from './use-invalidate.ts';
export { saveFile } from './save-file.ts';
export { type FileUrl, useFileUrl } from './use-file-url.ts';
