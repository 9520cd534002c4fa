import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { rememberAccess } from '../../access/last-access.ts';
import type { TransportRequest } from '../../client/transport.ts';
import { portalRoutes } from '../../routes/portal.ts';
import { cookieStore } from '../../session/cookie-store.ts';
import { aheadCall, aheadTransport, type AheadPlan, endAhead, sendAhead } from './index.ts';

const sales = aheadCall('sales.list', portalRoutes['sales.list'], { body: { size: 30 } });
const policy = aheadCall('documents.policy', portalRoutes['documents.policy'], {});
const plan: AheadPlan = {
  signedIn: [aheadCall('users.profile', portalRoutes['users.profile'], {})],
  screens: [
    {
      path: '/sales',
      availability: { kind: 'groups', groups: ['sales.salesListMember'] },
      roleCode: 'member',
      calls: [sales],
    },
  ],
  everybody: [policy],
};
const place = { pathname: '/sales', search: '' };
const grants = new Set(['sales.salesListMember:read']);

let asked: { url: string; headers: Headers }[];
let answer: () => Response | Promise<Response>;
const paths = (): string[] => asked.map(({ url }) => url.replace('/api/v1/', ''));
const later = vi.fn<(request: TransportRequest) => Promise<never>>(() => new Promise(() => undefined));
const transport = aheadTransport(later);
const request = (given: Partial<TransportRequest> = {}): TransportRequest => ({
  ...sales,
  baseURL: '/api',
  headers: { Authorization: 'Bearer s1' },
  responseType: 'json',
  timeout: 1000,
  signal: undefined,
  onUpload: undefined,
  onDownload: undefined,
  ...given,
});

beforeEach(() => {
  asked = [];
  answer = () => Response.json({ data: 'rows' });
  later.mockClear();
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    asked.push({ url, headers: new Headers(headers) });
    return answer();
  });
  cookieStore().write({ session: 's1', refresh: 'r1' });
  rememberAccess({ roleCode: 'member', grants });
});
afterEach(() => {
  endAhead();
  cookieStore().remove();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('asks for the person, the address and what everybody gets, signed as every call is', () => {
  sendAhead(plan, { place });
  expect(paths()).toEqual([
    'private/users/users/profile',
    'private/sales/sales/list',
    'public/backoffice/settings/policy',
  ]);
  for (const { headers } of asked) {
    expect(headers.get('Authorization')).toBe('Bearer s1');
    expect(headers.get('X-Fingerprint')).toBe('unknown');
    expect(headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
  }
  expect(new Set(asked.map(({ headers }) => headers.get('X-Request-Id'))).size).toBe(3);
});

it.each([
  ['with a search the plan does not know', { place: { ...place, search: '?status=paid' } }],
  ['of another screen', { place: { ...place, pathname: '/sales/42' } }],
  ['a person asks otherwise', { place, skips: (key: string) => key === 'sales.list' }],
])('does not ask for an address %s', (_, options) => {
  sendAhead(plan, options);
  expect(paths()).toEqual(['private/users/users/profile', 'public/backoffice/settings/policy']);
});

it.each([
  ['without the right', { roleCode: 'member', grants: new Set<string>() }],
  ['of another role', { roleCode: 'admin', grants }],
  ['of whom nothing is known', undefined],
])('does not ask for what the server would refuse to somebody %s', (_, access) => {
  rememberAccess(access);
  sendAhead(plan, { place });
  expect(paths()).not.toContain('private/sales/sales/list');
});

it('asks for the rest of an address when its first questions are answered, and gives those answers, too', async () => {
  let answerFirst = (): void => undefined;
  const first = new Promise<Response>((resolve) => (answerFirst = () => resolve(Response.json({ data: 'rows' }))));
  answer = () => (asked.length === 1 ? first : Response.json({ data: 'rest' }));
  const cards = aheadCall('cards.list', portalRoutes['cards.list'], {});
  const [screen] = plan.screens;
  const answerTo = sendAhead(
    { signedIn: [], everybody: [], screens: screen ? [{ ...screen, later: [cards] }] : [] },
    { place },
  );
  // The client may ask before the question has left: it is not sent twice.
  const rest = transport(request({ ...cards }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(paths()).toEqual(['private/sales/sales/list']);
  answerFirst();
  expect(await rest).toMatchObject({ data: { data: 'rest' } });
  expect(paths()).toEqual(['private/sales/sales/list', 'private/transactions/cards']);
  expect(later).not.toHaveBeenCalled();
  expect(await answerTo('sales.list')).toMatchObject({ data: { data: 'rows' } });
  expect(answerTo('users.profile')).toBeUndefined();
});

it('leaves the rest to the client where the session has ended, and leaves no failure of its own behind', async () => {
  answer = () => Response.json({ code: 'UNAUTHORIZED' }, { status: 401 });
  const cards = aheadCall('cards.list', portalRoutes['cards.list'], {});
  const [screen] = plan.screens;
  const heard: unknown[] = [];
  const hear = ({ reason }: PromiseRejectionEvent): void => void heard.push(reason);
  addEventListener('unhandledrejection', hear);
  sendAhead({ ...plan, screens: screen ? [{ ...screen, later: [cards] }] : [] }, { place });
  sendAhead(plan, { place });
  await new Promise((resolve) => setTimeout(resolve, 200));
  removeEventListener('unhandledrejection', hear);
  expect(heard).toEqual([]);
  expect(paths()).not.toContain('private/transactions/cards');
  void transport(request({ ...cards }));
  await expect.poll(() => later.mock.calls.length).toBe(1);
});

it('asks for nobody only what is public, when the page has been painted', async () => {
  cookieStore().remove();
  sendAhead(plan, { place });
  expect(paths()).toEqual([]);
  await expect.poll(paths).toEqual(['public/backoffice/settings/policy']);
  expect(asked[0]?.headers.has('Authorization')).toBe(false);
});

it('gives the answer to the same question of the same person, once, a refusal too', async () => {
  answer = () => Response.json({ code: 'UNAUTHORIZED' }, { status: 401 });
  sendAhead(plan, { place: { ...place, pathname: '/sales/' } });
  void transport(request({ body: { size: 31 } }));
  void transport(request({ headers: { Authorization: 'Bearer s2' } }));
  expect(later).toHaveBeenCalledTimes(2);
  expect(await transport(request())).toMatchObject({ status: 401, data: { code: 'UNAUTHORIZED' } });
  void transport(request());
  expect(later).toHaveBeenCalledTimes(3);
});

it('asks again for what was lost on the way', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  sendAhead(plan, { place });
  void transport(request());
  await expect.poll(() => later.mock.calls.length).toBe(1);
});

it('ends with the signal of who has asked', async () => {
  answer = () => new Promise<never>(() => undefined);
  sendAhead(plan, { place });
  const stop = new AbortController();
  const asking = transport(request({ signal: stop.signal }));
  stop.abort();
  await expect(asking).rejects.toMatchObject({ code: 'ERR_CANCELED' });
  expect(later).not.toHaveBeenCalled();
});

it('keeps nothing for a later question of the same words', () => {
  sendAhead(plan, { place });
  endAhead();
  void transport(request());
  expect(later).toHaveBeenCalledOnce();
});
