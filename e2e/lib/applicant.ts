import { documentRoutes } from '@pribavka/api/start';
import { routes } from '@pribavka/api/routes';

import { programme } from './programme.ts';
import type { RunningServer } from './server.ts';

export interface Applicant {
  lastName: string;
  firstName: string;
  phone: string;
  email: string;
  password: string;
}

/** Registers a person through the API, with the consents the programme asks for. */
export async function register(server: RunningServer, applicant: Applicant): Promise<void> {
  const { inn } = await programme(server);
  const ask = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    const answer = await fetch(`${server.url}/api${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', 'x-fingerprint': 'journey', 'x-request-id': crypto.randomUUID() },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: T }).data;
  };
  const [shop] = await ask<Array<{ storeId: string }>>(
    `/v1/public/users/stores/addresses/by-inn?inn=${inn}&role=member`,
  );
  const kinds = ['program_rules', 'oferta', 'personal_data', 'policy'] as const;
  const consents = await Promise.all(
    kinds.map(async (kind) => {
      const { file } = await ask<{ file: { versionId: string } }>(routes[documentRoutes[kind]].path);
      return { kind, versionId: file.versionId };
    }),
  );
  await ask('/v1/public/auth/register', {
    method: 'POST',
    body: JSON.stringify({ role: 'member', storeId: shop?.storeId, ...applicant, consents }),
  });
}
