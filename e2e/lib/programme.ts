import type { RunningServer } from './server.ts';
import { signInTokens } from './accounts.ts';

export interface Programme {
  inn: string;
  storeName: string;
  product: { name: string; search: string; points: number };
}

/** What the empty programme offers: an employer with a shop, a product with a serial number. */
export async function programme(server: RunningServer): Promise<Programme> {
  const { session } = await signInTokens(server, 'admin');
  const ask = async <T>(path: string, body: unknown): Promise<T> => {
    const answer = await fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${session}`,
        'x-fingerprint': 'journey',
        'x-request-id': crypto.randomUUID(),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: T }).data;
  };
  const partners = await ask<{ items: Array<{ id: string; inn: string }> }>('/v1/private/users/users/partner/list', {});
  const inn = partners.items[0]?.inn ?? '';
  const shops = await fetch(`${server.url}/api/v1/public/users/stores/addresses/by-inn?inn=${inn}&role=member`, {
    headers: { 'x-fingerprint': 'journey', 'x-request-id': crypto.randomUUID() },
  });
  const { data } = (await shops.json()) as { data: Array<{ storeName: string }> };
  const products = await ask<{ items: Array<Record<string, unknown>> }>(
    '/v1/private/nomenclature/admin/products/list',
    {
      size: 100,
    },
  );
  const product = products.items.find((item) => item['serialRequired'] === true);
  if (!product || !data[0]) throw new Error(`Программа пуста: ${JSON.stringify({ data, products })}`);
  return {
    inn,
    storeName: data[0].storeName,
    product: {
      name: String(product['name']),
      search: String(product['article']),
      points: Number(product['basePoints'] ?? product['pointsNow']),
    },
  };
}
