import type { Grant } from '../permissions.ts';

/**
 * `public` needs no session, `session` needs a live one, anything else is a right of the matrix.
 * Row scope is decided by the server on top of it (domain 3.15).
 */
export type Access = 'public' | 'session' | Grant;

/** What the audit log calls the changed thing (domain 3.12 `entityType`). */
export type AuditEntity =
  | 'session'
  | 'second_factor'
  | 'security_settings'
  | 'member'
  | 'passport'
  | 'card'
  | 'sale'
  | 'withdrawal'
  | 'registry'
  | 'tuning'
  | 'operation'
  | 'points_settings'
  | 'role'
  | 'staff'
  | 'partner'
  | 'store'
  | 'store_group'
  | 'manufacturer'
  | 'technical_user'
  | 'product'
  | 'category'
  | 'brand'
  | 'promotion'
  | 'document'
  | 'social'
  | 'support_request'
  | 'support_settings'
  | 'process'
  | 'summary'
  | 'log';

export type RouteLimits = {
  /** Largest accepted file, bytes. */
  readonly fileBytes?: number;
  /** Accepted types of the file, judged by content and not by name. */
  readonly mimes?: readonly string[];
  /** Name of the counter that throttles the call by account, address and fingerprint. */
  readonly throttle?: 'login' | 'register' | 'code' | 'recovery' | 'lookup' | 'refresh' | 'support';
};

export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/v1/${'public' | 'private' | 'internal'}/${string}`;
  /** A list is a POST and still a query: only queries may be cached, only commands carry a key. */
  readonly kind: 'query' | 'command';
  readonly access: Access;
  /**
   * Narrows a right by the kind of account: `person` is everybody but external systems, which have a login, a secret and
   * a list of addresses and nothing else; `staff` every role but member, `office` the people among them: a system brings
   * in what has happened, it does not decide about it.
   */
  readonly audience?: 'member' | 'person' | 'staff' | 'office' | 'admin' | 'technical';
  /** The call moves points or money: `Idempotency-Key` is required and its answer is kept 24 h. */
  readonly idempotent?: true;
  /**
   * Fields of the body that prove or agree to the request and are no part of it: a one-time code, the version of a
   * quote. The same key with other values of them is the same request; any other difference is refused (409).
   */
  readonly keyIgnores?: readonly string[];
  /** The call leaves an audit entry about this kind of thing. */
  readonly audit?: AuditEntity;
  /** The body is `multipart/form-data` with one file. */
  readonly multipart?: true;
  /** The answer is a file, not an envelope. */
  readonly binary?: true;
  /** The work is queued: the answer is 202 with the process to watch. */
  readonly accepted?: true;
  /**
   * Open to a member who has not agreed yet to a new version of a document: everything else is refused to him with
   * `RECONSENT_REQUIRED` until he does.
   */
  readonly beforeConsent?: true;
  readonly limits?: RouteLimits;
};

export type RouteTable = Readonly<Record<string, Route>>;
