import type { RunningServer } from './server.ts';

/** Accounts of the empty seed; the server prints them at first start. */
export type StaffRole = 'admin' | 'moderator' | 'finance';

export interface Account {
  login: string;
  password: string;
}

/** Reads an account from what the server prints at its first start: role, address, one password for all. */
export function accountOf(server: RunningServer, role: StaffRole): Account {
  const printed = server.output();
  const login = new RegExp(`\\b${role}@[\\w.-]+`).exec(printed)?.[0];
  const password = /Пароль у всех один: (\S+)/.exec(printed)?.[1];
  if (!login || !password) throw new Error(`Учётной записи ${role} нет в выводе:\n${printed}`);
  return { login, password };
}

export async function signInTokens(
  server: RunningServer,
  role: StaffRole,
): Promise<{ session: string; refresh: string }> {
  const answer = await fetch(`${server.url}/api/v1/public/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-fingerprint': 'journey', 'x-request-id': crypto.randomUUID() },
    body: JSON.stringify(accountOf(server, role)),
  });
  const session = answer.headers.get('x-session-token');
  const refresh = answer.headers.get('x-refresh-token');
  if (!session || !refresh) throw new Error(`Вход не удался: ${answer.status} ${await answer.text()}`);
  return { session, refresh };
}
