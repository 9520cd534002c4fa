import { v4 as uuid } from 'uuid';

import type { RouteKey } from '../contract.ts';
import { headers as names } from '../headers.ts';
import { Problem } from '../problems/problem.ts';
import { toProblem } from '../problems/to-problem.ts';
import { uploadMessage } from '../problems/upload-message.ts';
import type { Locale } from '../locales/define.ts';
import type { Route } from '../routes/types.ts';
import type { Session } from '../session/session.ts';
import type { Tokens } from '../session/store.ts';
import { dataOf, downloadOf, readableBody, tokensOf } from './answer.ts';
import { wantsConsent } from './consent.ts';
import { createEmitter, sessionMessages } from './events.ts';
import { fingerprintHeader } from './fingerprint-header.ts';
import { askOnce, wantsFreshSignIn } from './fresh-sign-in.ts';
import { answerOf, exchangeOver } from './http.ts';
import { type KeptAnswers, placeOf, standIn } from './kept-answers.ts';
import { createRefresher } from './refresh.ts';
import { assertInput, type LooseInput, pathOf, requestOf } from './request.ts';
import type { Retry } from './retry.ts';
import { createTokenLife } from './token-life.ts';
import type { Transport, TransportAnswer } from './transport.ts';
import type { Api, CallOptions } from './types.ts';
import { UsageError } from './usage-error.ts';

type Part = Partial<Record<RouteKey, Route>>;

export type ClientOptions<R> = {
  /** The manifest, or the part of it an app uses (`portalRoutes`). */
  routes: R;
  /** Where the tokens are: `browserSession()`, or `createSession({ store })`. */
  session: Session;
  /** `/api` unless said; an absolute address in Node. */
  baseURL?: string | undefined;
  /**
   * Device fingerprint; asked for once, waited for at most a second. Public queries do not wait: they open the first
   * screen and carry the fingerprint of the last visit.
   */
  fingerprint?: (() => Promise<string>) | undefined;
  /**
   * Asks the person for the password when a command wants a fresh sign-in and proves it by `auth.reauthenticate`;
   * after `true` the command is sent once more, `false` leaves its refusal.
   */
  reauthenticate?: (() => Promise<boolean>) | undefined;
  /**
   * Asks a member to agree to the new versions of the documents; calls that were refused until then wait for it. After
   * `true` each is sent once more as it was, `false` leaves its refusal.
   */
  reconsent?: (() => Promise<boolean>) | undefined;
  /** Answers kept on the device: they stand in for those a lost network does not bring. */
  answers?: KeptAnswers | undefined;
  /** Whether and when to send again what failed: `retries()`. Never unless given; a call may say otherwise. */
  retry?: Retry | undefined;
  /** Language of what a `Problem` says; Russian unless given. `en` of `@pribavka/api/locales/en`, or one's own. */
  locale?: Locale | undefined;
  /** What carries the requests. */
  transport: Transport;
};

/** Milliseconds (specification §9). */
const timeout = 600_000;

/** Milliseconds after which it is said that a command is still waited for. */
const slowAfter = 8000;

const refreshPath = '/v1/public/auth/refresh';

/** The refresh call got an answer that says no; anything else may be tried again. */
const isRefusal = (problem: Problem): boolean =>
  problem.status >= 400 && problem.status < 500 && problem.status !== 408 && problem.status !== 429;

/** Whether the caller has waited as long as it wanted to (`AbortSignal.timeout`): the line is lost, nobody has cancelled. */
const isOutOfTime = (signal: AbortSignal | undefined): boolean =>
  signal?.aborted === true && signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';

/** The typed client of the API over a transport. */
export function createClient<const R extends Part>(options: ClientOptions<R>): Api<keyof R & RouteKey> {
  const { session, transport, baseURL = '/api' } = options;
  const exchange = exchangeOver(transport, baseURL, timeout);
  const fingerprint = fingerprintHeader(options.fingerprint);
  const emitter = createEmitter();
  const says = options.locale?.session ?? sessionMessages;
  const life = createTokenLife();

  const refresh = createRefresher({
    session,
    async ask(tokens) {
      try {
        const headers = {
          [names.requestId]: uuid(),
          [names.fingerprint]: await fingerprint.wait(),
          [names.refreshToken]: tokens.refresh,
        };
        const response = await exchange({
          method: 'POST',
          path: refreshPath,
          query: undefined,
          body: {},
          headers,
          responseType: 'json',
        });
        const fresh = tokensOf(response);
        if (fresh) life.received(fresh);
        return fresh;
      } catch (error) {
        const problem = toProblem(error);
        if (isRefusal(problem)) return undefined;
        throw problem;
      }
    },
    extended: () => emitter.emit({ type: 'session-extended', message: says.extended }),
    expired: () => emitter.emit({ type: 'session-expired', message: says.expired }),
  });

  async function attempt(
    route: Route,
    input: LooseInput,
    call: CallOptions,
    tokens: Tokens | undefined,
  ): Promise<TransportAnswer> {
    const opensPage = route.access === 'public' && route.kind === 'query';
    const envelope = {
      requestId: uuid(),
      fingerprint: opensPage ? fingerprint.known() : await fingerprint.wait(),
      tokens,
      idempotencyKey: call.idempotencyKey,
    };
    return exchange(requestOf(route, input, envelope), call);
  }

  const inLanguage = (problem: Problem): Problem => options.locale?.translate(problem) ?? problem;

  function problemOf(route: Route, input: LooseInput, error: unknown, signal: AbortSignal | undefined): Problem {
    const answer = answerOf(error);
    if (answer) answer.data = readableBody(answer.data);
    const problem = toProblem(!answer && isOutOfTime(signal) ? { code: 'ETIMEDOUT' } : error);
    if (!route.multipart || problem.status === 0 || problem.kind === 'forbidden') return inLanguage(problem);
    const message = uploadMessage({
      method: route.method,
      url: pathOf(route, input.params),
      status: problem.status,
      data: answer?.data,
    });
    return inLanguage(problem.with([message]));
  }

  /** The tokens of a request, replaced first where the server is about to refuse them. */
  async function liveTokens(route: Route): Promise<Tokens | undefined> {
    const tokens = session.tokens();
    if (!tokens || route.access === 'public' || !life.isEnding(tokens)) return tokens;
    // Without an answer the request says by itself what is wrong.
    await refresh(tokens).catch(() => undefined);
    return session.tokens();
  }

  /** The request, and once more after a 401 that a refresh could fix. */
  async function sendSigned(route: Route, input: LooseInput, call: CallOptions): Promise<TransportAnswer> {
    const tokens = await liveTokens(route);
    try {
      const answer = await attempt(route, input, call, tokens);
      if (tokens && route.access !== 'public') life.accepted(tokens);
      return answer;
    } catch (error) {
      const unauthorised = answerOf(error)?.status === 401;
      if (!unauthorised || route.access === 'public' || !tokens) throw error;
      if ((await refresh(tokens)) === 'expired') throw error;
      return attempt(route, input, call, session.tokens());
    }
  }

  const reconsent = options.reconsent && askOnce(options.reconsent);

  /** The same, and once more after the member has agreed to the new documents. */
  async function sendAgreed(route: Route, input: LooseInput, call: CallOptions): Promise<TransportAnswer> {
    try {
      return await sendSigned(route, input, call);
    } catch (error) {
      if (!reconsent || !wantsConsent(error) || !(await reconsent())) throw error;
      return sendSigned(route, input, call);
    }
  }

  const reauthenticate = options.reauthenticate && askOnce(options.reauthenticate);

  /** The same, and once more after the password has been given again. */
  async function sendProven(route: Route, input: LooseInput, call: CallOptions): Promise<TransportAnswer> {
    try {
      return await sendAgreed(route, input, call);
    } catch (error) {
      if (!reauthenticate || !wantsFreshSignIn(error) || !(await reauthenticate())) throw error;
      return sendAgreed(route, input, call);
    }
  }

  /** The same, and again while the policy of the call says so. */
  async function send(route: Route, input: LooseInput, call: CallOptions): Promise<TransportAnswer> {
    const { signal, retry = options.retry } = call;
    const repeatable = route.kind === 'query' || call.idempotencyKey !== undefined;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await sendProven(route, input, call);
      } catch (error) {
        if (error instanceof UsageError) throw error;
        const again = retry && retry({ problem: problemOf(route, input, error, signal), attempt, repeatable, signal });
        if (!again || !(await again)) throw error;
      }
    }
  }

  function tell(key: RouteKey, problem: Problem, quiet: CallOptions['quiet']): void {
    if (problem.kind === 'cancelled') return;
    const silent = quiet === 'all' || problem.kind === 'auth' || problem.kind === 'forbidden';
    const shown = quiet === 'fields' ? problem.messagesBesidesFields : problem.messages;
    emitter.emit({ type: 'failure', key, problem, messages: silent ? [] : [...new Set(shown)] });
  }

  function sayWhenSlow(key: RouteKey, sent: Promise<unknown>): void {
    const settled = sent.then(
      () => undefined,
      () => undefined,
    );
    const timer = setTimeout(() => emitter.emit({ type: 'slow', key, settled }), slowAfter);
    void settled.then(() => clearTimeout(timer));
  }

  async function call(key: RouteKey, input: LooseInput = {}, given: CallOptions = {}) {
    const route = (options.routes as Part)[key];
    if (!route) throw new TypeError(`${key} is not in the manifest of this client`);
    assertInput(route, input);
    const settings: CallOptions = {
      ...given,
      idempotencyKey: given.idempotencyKey ?? (route.idempotent ? uuid() : undefined),
    };
    const place = placeOf(options.answers, key, route, input);
    const stand = settings.fresh ? undefined : place;
    const answer = async (): Promise<unknown> => {
      const response = await send(route, input, settings);
      const fresh = tokensOf(response);
      if (fresh) session.signIn(fresh);
      if (route.binary) return downloadOf(response);
      const data = dataOf(response);
      place?.store(data);
      return data;
    };
    try {
      const sent = answer();
      if (route.kind === 'command' && !route.multipart) sayWhenSlow(key, sent);
      const late = (data: unknown): void => emitter.emit({ type: 'late-answer', key, input, data });
      return await (stand?.inTime ? stand.inTime(sent, late) : sent);
    } catch (error) {
      if (error instanceof UsageError) throw error;
      const problem = problemOf(route, input, error, settings.signal);
      const kept = await standIn(stand, problem);
      if (kept !== undefined) return kept;
      tell(key, problem, settings.quiet);
      throw problem;
    }
  }

  return {
    call: call as Api<keyof R & RouteKey>['call'],
    on: emitter.on,
    session,
  };
}
