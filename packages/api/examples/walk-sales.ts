// Every confirmed sale, page after page: node walk-sales.ts
import { createApi, createSession, iterate, memoryStore, retries } from '@pribavka/api/fetch';
import { routes } from '@pribavka/api/routes';

const { PRIBAVKA_URL, PRIBAVKA_LOGIN = '', PRIBAVKA_PASSWORD = '' } = process.env;

const session = createSession({ store: memoryStore() });
const api = createApi({ routes, session, baseURL: PRIBAVKA_URL, retry: retries() });
await api.call('auth.login', { body: { login: PRIBAVKA_LOGIN, password: PRIBAVKA_PASSWORD } });

const sales = iterate(api, 'sales.adminList', {
  // A number does not change: every sale is met once, also when others come in meanwhile.
  body: { size: 2, filters: { statuses: ['confirmed', 'moderation'] }, sort: [{ field: 'number', direction: 'asc' }] },
});
for await (const sale of sales) console.log(sale.number, sale.status, sale.points);
