/** What a client needs besides itself, whatever carries its requests. */
export { iterate, pages, type ListInput } from './iterate.ts';
export { retries, type FailedAttempt, type Retry, type RetrySettings } from './retry.ts';
export type { Transport, TransportAnswer, TransportProgress, TransportRequest } from './transport.ts';
export type { KeptAnswer, KeptAnswers } from './kept-answers.ts';
export { type ApiEvent, type ApiListener, sessionMessages } from './events.ts';
export type { Api, CallArguments, CallOptions } from './types.ts';
export type { ListKey, Row } from '../lists.ts';
export {
  type FieldProblem,
  isProblem,
  Problem,
  type ProblemDetails,
  type ProblemKind,
  type ProblemValues,
} from '../problems/problem.ts';
export type { Locale, LocaleTexts } from '../locales/define.ts';
export { toProblem } from '../problems/to-problem.ts';
export { uploadMessage } from '../problems/upload-message.ts';
export { browserSession } from '../session/browser-session.ts';
export { cookieStore } from '../session/cookie-store.ts';
export { createSession, type Session, type SessionChange, type SessionOptions } from '../session/session.ts';
export { memoryStore, type Tokens, type TokenStore } from '../session/store.ts';
