// A page with nothing but the product's own client, so that a test can press it as no screen would.
import { browserSession, createApi, type Tokens } from '@pribavka/api';
import { routes } from '@pribavka/api/routes';

const session = browserSession();
const api = createApi({ routes, session });
const notices: string[] = [];
api.on((event) => {
  if (event.type === 'session-extended' || event.type === 'session-expired') notices.push(event.message);
});

/** Asks for the profile so many times at once. */
async function flood(times: number): Promise<string[]> {
  const answers = await Promise.allSettled(Array.from({ length: times }, () => api.call('users.profile')));
  return answers.map((answer) => answer.status);
}

const harness = {
  notices: (): readonly string[] => notices,
  tokens: (): Tokens | undefined => session.tokens(),
  signIn: (tokens: Tokens): void => session.signIn(tokens),
  flood,
};

export type Harness = typeof harness;

Object.assign(globalThis, { harness });
