// Calls with options of their own, and what the client reports: node client-events.ts
import { createApi, createSession, memoryStore, retries } from '@pribavka/api/fetch';
import { en } from '@pribavka/api/locales/en';
import { routes } from '@pribavka/api/routes';

const { PRIBAVKA_URL, PRIBAVKA_LOGIN = '', PRIBAVKA_PASSWORD = '' } = process.env;

const api = createApi({
  routes,
  session: createSession({ store: memoryStore() }),
  baseURL: PRIBAVKA_URL,
  locale: en,
  retry: retries({ attempts: 2, pause: 200 }),
});

const stopListening = api.on((event) => {
  if (event.type === 'failure') console.log(`${event.key}: ${event.messages.join(' ')}`);
  if (event.type === 'slow') console.log(`${event.key} takes a while`);
});
await api.call('auth.login', { body: { login: PRIBAVKA_LOGIN, password: PRIBAVKA_PASSWORD } });

// Five seconds for everything, three for one attempt.
const list = await api.call(
  'sales.adminList',
  { body: { size: 1 } },
  { signal: AbortSignal.timeout(5000), timeout: 3000 },
);
console.log(`sales: ${list.total}`);

// Reported with its message.
const nowhere = { params: { id: '00000000-0000-4000-8000-000000000000' } };
await api.call('sales.get', nowhere).catch(() => undefined);
// The caller shows the failure itself: it is reported without messages.
await api.call('sales.get', nowhere, { quiet: 'all' }).catch(() => undefined);

// A cancelled call is not reported at all.
const cancelled = AbortSignal.abort();
await api.call('sales.get', nowhere, { signal: cancelled }).catch((problem) => console.log(problem.kind));

stopListening();
