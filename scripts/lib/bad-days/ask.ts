import { demoPassword } from '../../../apps/server/src/seed/parts/accounts.ts';
import type { Stage } from './stage.ts';

const post = ({ server }: Stage, path: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.base}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Signs in to an account of the demo; gives the tokens of its session. */
export async function signIn(stage: Stage, login: string): Promise<{ session: string; refresh: string }> {
  const { headers } = await post(
    stage,
    '/public/auth/login',
    { login, password: demoPassword },
    { 'x-fingerprint': 'drill', 'x-request-id': crypto.randomUUID() },
  );
  return { session: headers.get('x-session-token') ?? '', refresh: headers.get('x-refresh-token') ?? '' };
}

/** Asks for a letter with a link to a new password, which serves for an hour; gives the status of the answer. */
export const askRecovery = (stage: Stage, email: string): Promise<number> =>
  post(stage, '/public/auth/recovery_password', { email }).then(({ status }) => status);

/** Invites people of the staff as the administrator: each gets a letter that is of use a day later too. */
export async function invite(stage: Stage, emails: readonly string[]): Promise<void> {
  const { session } = await signIn(stage, 'admin@pribavka.example');
  for (const email of emails) {
    const answer = await post(
      stage,
      '/private/role/users',
      { lastName: 'Учебная', firstName: 'Тревога', email, roleCode: 'moderator' },
      { authorization: `Bearer ${session}`, 'idempotency-key': crypto.randomUUID() },
    );
    if (!answer.ok) throw new Error(`Приглашение: ${answer.status} ${await answer.text()}`);
  }
}

/** To whom letters went, one line a letter. */
export const addressees = ({ mail }: Stage): string[] =>
  mail.letters.map((letter) => /^To: (.*)$/m.exec(letter)?.[1] ?? '');
