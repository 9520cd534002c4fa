// The wire without the client, for a program in any language: node over-http.ts
import { randomUUID } from 'node:crypto';

const { PRIBAVKA_URL, PRIBAVKA_LOGIN = '', PRIBAVKA_PASSWORD = '' } = process.env;

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${PRIBAVKA_URL}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      // A new one for every attempt; the answer repeats it.
      'X-Request-Id': randomUUID(),
      'X-Fingerprint': 'till-7',
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return { answer, envelope: await answer.json() };
}

const credentials = { login: PRIBAVKA_LOGIN, password: PRIBAVKA_PASSWORD };
const { answer: signedIn } = await post('/v1/public/auth/login', credentials);
const authorization = { Authorization: `Bearer ${signedIn.headers.get('X-Session-Token')}` };

const list = await post('/v1/private/sales/admin/sales/list', { size: 1 }, authorization);
console.log(list.answer.status, Object.keys(list.envelope).join(' '));

const items = [{ productId: '0191f8a0-5b2c-7d10-9e4f-3a6b8c2d1e05', quantity: 0 }];
const sale = { phone: '123', items, saleDate: '2026-11-18', submit: true };
// Points move: without the key the call is refused, and a repeat with the same key does nothing a second time.
const refused = await post('/v1/private/sales/sales', sale, { ...authorization, 'Idempotency-Key': randomUUID() });
console.log(refused.answer.status, JSON.stringify(refused.envelope, null, 2));
