import { v4 as uuid } from 'uuid';

import type { ApiListener } from '../client/events.ts';
import { headers as names, unknownDevice } from '../headers.ts';
import { recordOf } from '../problems/envelope.ts';
import { programmeRoutes } from '../routes/programme.ts';
import type { Session } from '../session/session.ts';
import { documentRoutes, type LoadDocument, type ProgrammeDocument } from './documents.ts';

export interface DocumentFetcherOptions {
  session: Session;
  /** `/api` unless said. */
  baseURL?: string | undefined;
  /** What is known of the device at once: nothing is waited for before the first screen. */
  device?: (() => string | undefined) | undefined;
  /** Hears of every failure, as `api.on` does; nothing is shown for it. */
  onFailure?: ApiListener | undefined;
  fetch?: typeof globalThis.fetch | undefined;
}

/** What the server says about a refusal, in the shape `toProblem` reads. */
class Refused extends Error {
  readonly response: { status: number; data: unknown; headers: Record<string, string> };

  constructor(response: Response, data: unknown) {
    super(`HTTP ${response.status}`);
    this.response = { status: response.status, data, headers: Object.fromEntries(response.headers) };
  }
}

/**
 * The programme documents by a plain `fetch`, with the headers every request carries (specification §7): they come
 * before the interface, and the client with its axios is no part of the first screen.
 */
export function documentFetcher(options: DocumentFetcherOptions): LoadDocument {
  const { session, baseURL = '/api', device, onFailure } = options;

  async function ask(path: string, signal: AbortSignal): Promise<ProgrammeDocument | null> {
    const tokens = session.tokens();
    const response = await (options.fetch ?? fetch)(baseURL + path, {
      signal,
      credentials: 'include',
      headers: {
        Accept: 'application/json',
        [names.requestId]: uuid(),
        [names.fingerprint]: device?.() ?? unknownDevice,
        ...(tokens ? { [names.authorization]: `Bearer ${tokens.session}` } : {}),
      },
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw new Refused(response, body);
    const { file } = (recordOf(body)?.['data'] ?? {}) as { file?: ProgrammeDocument | null };
    return file ?? null;
  }

  return async (kind, signal) => {
    const key = documentRoutes[kind];
    try {
      return await ask(programmeRoutes[key].path, signal);
    } catch (error) {
      // Telling what went wrong takes code that a start without failures never needs.
      if (onFailure) void tell(onFailure, key, error);
      throw error;
    }
  };
}

async function tell(listener: ApiListener, key: keyof typeof programmeRoutes, error: unknown): Promise<void> {
  try {
    const { toProblem } = await import('../problems/to-problem.ts');
    listener({ type: 'failure', key, problem: toProblem(error), messages: [] });
  } catch {
    // Nothing more can be said when even this file does not come.
  }
}
