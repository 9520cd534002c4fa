import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

import { demoPassword } from '../../apps/server/src/seed/parts/accounts.ts';
import { person, type Person } from './people.ts';
import type { RunningServer } from './server.ts';

export interface Tokens {
  session: string;
  refresh: string;
}

/** Tokens of a demo account, whatever its status: what Login would put into the jar. */
export async function tokensFor(server: RunningServer, login: string): Promise<Tokens> {
  const answer = await fetch(`${server.url}/api/v1/public/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-fingerprint': 'journey', 'x-request-id': crypto.randomUUID() },
    body: JSON.stringify({ login, password: demoPassword }),
  });
  const session = answer.headers.get('x-session-token');
  const refresh = answer.headers.get('x-refresh-token');
  if (!session || !refresh) throw new Error(`Вход ${login} не удался: ${answer.status} ${await answer.text()}`);
  return { session, refresh };
}

/** Puts tokens where the apps keep them: cookies of the origin with path `/` (specification §9). */
export async function giveTokens(context: BrowserContext, server: RunningServer, tokens: Tokens): Promise<void> {
  await context.addCookies([
    { name: 'pb_session', value: encodeURIComponent(tokens.session), url: server.url },
    { name: 'pb_refresh', value: encodeURIComponent(tokens.refresh), url: server.url },
  ]);
}

/** Whether the browser still holds tokens. */
export async function hasTokens(context: BrowserContext): Promise<boolean> {
  return (await context.cookies()).some(({ name }) => name.startsWith('pb_'));
}

/** A person signed in before the first page opens: for journeys that are not about Login. */
export async function visitor(
  browser: Browser,
  server: RunningServer,
  place: 'phone' | 'desk',
  login: string,
  options: BrowserContextOptions = {},
): Promise<Person> {
  const someone = await person(browser, server, place, options);
  await giveTokens(someone.context, server, await tokensFor(server, login));
  return someone;
}
