// What a refusal says to a program and to a person, here in English: node read-refusals.ts
import { createApi, createSession, isProblem, memoryStore } from '@pribavka/api/fetch';
import { en } from '@pribavka/api/locales/en';
import { routes } from '@pribavka/api/routes';

const { PRIBAVKA_URL, PRIBAVKA_LOGIN = '', PRIBAVKA_PASSWORD = '' } = process.env;

const session = createSession({ store: memoryStore() });
const api = createApi({ routes, session, baseURL: PRIBAVKA_URL, locale: en });
await api.call('auth.login', { body: { login: PRIBAVKA_LOGIN, password: PRIBAVKA_PASSWORD } });

try {
  await api.call('sales.create', { body: { phone: '123', items: [], saleDate: '2026-11-18', submit: true } });
} catch (error) {
  if (!isProblem(error)) throw error;
  // Codes are for programs and do not change; sentences are for people.
  console.log(error.code, error.fields, error.fieldProblems);
  // The code names the parameters: `n` is known here.
  if (isProblem(error, 'RATE_LIMITED')) console.log(`come back in ${error.params.n} s`);
}
