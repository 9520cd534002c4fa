// English with a sentence of one's own, and a refusal said by hand: node own-language.ts
import { createApi, createSession, isProblem, memoryStore } from '@pribavka/api/fetch';
import { defineLocale } from '@pribavka/api/locales';
import { enTexts } from '@pribavka/api/locales/en';
import { routes } from '@pribavka/api/routes';

const { PRIBAVKA_URL, PRIBAVKA_LOGIN = '' } = process.env;

// A language is its texts: all of them, or those of English with some replaced.
const plain = defineLocale({
  ...enTexts,
  problems: { ...enTexts.problems, AUTH_BAD_CREDENTIALS: 'This login and this password do not fit together' },
});

const session = createSession({ store: memoryStore() });
const api = createApi({ routes, session, baseURL: PRIBAVKA_URL });
try {
  await api.call('auth.login', { body: { login: PRIBAVKA_LOGIN, password: 'not this one' } });
} catch (error) {
  if (!isProblem(error)) throw error;
  console.log(error.code, error.messagesFrom);
  console.log(plain.translate(error).messages[0]);
}
