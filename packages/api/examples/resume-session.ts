// Signs in once and goes on with the same session next time: node resume-session.ts [leave]
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import { createApi, createSession, isProblem, type Tokens, type TokenStore } from '@pribavka/api/fetch';
import { routes } from '@pribavka/api/routes';

const { PRIBAVKA_URL, PRIBAVKA_LOGIN = '', PRIBAVKA_PASSWORD = '' } = process.env;

/** Tokens in a file that only its owner can read. */
const fileStore = (path: string): TokenStore => ({
  read: () => (existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Tokens) : undefined),
  write: (tokens) => writeFileSync(path, JSON.stringify(tokens), { mode: 0o600 }),
  remove: () => rmSync(path, { force: true }),
});

const session = createSession({ store: fileStore('session.json') });
session.subscribe((change) => console.log(change));
const api = createApi({ routes, session, baseURL: PRIBAVKA_URL });

const signIn = () => api.call('auth.login', { body: { login: PRIBAVKA_LOGIN, password: PRIBAVKA_PASSWORD } });
if (!session.tokens()) await signIn();
try {
  console.log((await api.call('role.accesses')).roleCode);
} catch (error) {
  // The refresh token was refused as well: the client has removed both.
  if (!isProblem(error) || error.kind !== 'auth') throw error;
  await signIn();
  console.log((await api.call('role.accesses')).roleCode);
}

if (process.argv[2] === 'leave') {
  await api.call('auth.logout');
  session.clear();
}
