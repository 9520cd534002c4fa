// A transport of one's own around the one over fetch, which logs every exchange: node own-transport.ts
import { createApi, createSession, fetchTransport, memoryStore, type Transport } from '@pribavka/api/fetch';
import { routes } from '@pribavka/api/routes';

const { PRIBAVKA_URL, PRIBAVKA_LOGIN = '', PRIBAVKA_PASSWORD = '' } = process.env;

const logged =
  (next: Transport): Transport =>
  async (request) => {
    const id = request.headers['X-Request-Id'];
    try {
      const answer = await next({ ...request, headers: { ...request.headers, 'User-Agent': 'till/1.4' } });
      console.log(request.method, request.path, answer.status, answer.headers['x-request-id'] === id);
      return answer;
    } catch (error) {
      // No answer came. The client reads why from the error's `code`, so it goes on as it is.
      console.log(request.method, request.path, (error as { code?: string }).code);
      throw error;
    }
  };

const session = createSession({ store: memoryStore() });
const api = createApi({ routes, session, baseURL: PRIBAVKA_URL, transport: logged(fetchTransport()) });

await api.call('auth.login', { body: { login: PRIBAVKA_LOGIN, password: PRIBAVKA_PASSWORD } });
await api.call('sales.get', { params: { id: '00000000-0000-4000-8000-000000000000' } }).catch(() => undefined);
await api.call('role.accesses', {}, { signal: AbortSignal.abort() }).catch(() => undefined);
