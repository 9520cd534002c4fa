// Pages until there is enough: node latest-sales.ts 3
import { createApi, createSession, memoryStore, pages } from '@pribavka/api/fetch';
import { routes } from '@pribavka/api/routes';

const { PRIBAVKA_URL, PRIBAVKA_LOGIN = '', PRIBAVKA_PASSWORD = '' } = process.env;
const wanted = Number(process.argv[2]);

const api = createApi({ routes, session: createSession({ store: memoryStore() }), baseURL: PRIBAVKA_URL });
await api.call('auth.login', { body: { login: PRIBAVKA_LOGIN, password: PRIBAVKA_PASSWORD } });

const numbers: string[] = [];
let asked = 0;
for await (const rows of pages(api, 'sales.adminList', {
  body: { size: 2, sort: [{ field: 'number', direction: 'desc' }] },
})) {
  asked += 1;
  numbers.push(...rows.map((sale) => sale.number));
  // Leaving the loop asks for no further page.
  if (numbers.length >= wanted) break;
}
console.log(numbers.slice(0, wanted).join(' '), `pages: ${asked}`);
