import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { type Backend, problemOf, type Reply, startBackend } from '../test-utils/http.ts';
import { openTab } from '../test-utils/tab.ts';

let backend: Backend;

beforeEach(async () => {
  backend = await startBackend();
});

afterEach(() => backend.stop());

describe('a failure', () => {
  it('shows messages, else errors, and nothing for 403', async () => {
    const { api, shown } = openTab(backend.base);
    const bodies = [
      { status: 400, body: { messages: ['Раз', 'Два'], errors: ['Три'] } },
      { status: 400, body: { messages: [], errors: ['Три', { phone: ['Четыре', 'Пять'] }] } },
      { status: 403, body: { messages: ['Нельзя'] } },
    ];
    for (const body of bodies) {
      backend.answer = () => body;
      await problemOf(api.call('points.get'));
    }
    expect(shown()).toEqual([['Раз', 'Два'], ['Три', 'Четыре', 'Пять'], []]);
  });

  it('says one thing once, however many fields it is about', async () => {
    backend.answer = () => ({
      status: 400,
      body: { messages: [], errors: [{ phone: ['Обязательное поле'], email: ['Обязательное поле'] }] },
    });
    const { api, shown } = openTab(backend.base);
    await problemOf(api.call('points.get'));
    expect(shown()).toEqual([['Обязательное поле']]);
  });

  it('leaves field messages to a form that asked for it', async () => {
    backend.answer = () => ({ status: 400, body: { messages: [], errors: [{ phone: ['Занят'] }, 'Общее'] } });
    const { api, of } = openTab(backend.base);
    const problem = await problemOf(
      api.call('users.updatePhone', { body: { phone: '79123456789' } }, { quiet: 'fields' }),
    );
    expect(problem.fields).toEqual({ phone: ['Занят'] });
    expect(of('failure')).toMatchObject([{ messages: ['Общее'] }]);
  });

  it('without an answer is a network problem; a cancelled call is silent', async () => {
    const { api, of } = openTab(backend.base);
    const stop = new AbortController();
    backend.answer = () => new Promise(() => undefined);
    const waiting = problemOf(api.call('points.get', {}, { signal: stop.signal }));
    setTimeout(() => stop.abort(), 30);
    expect((await waiting).kind).toBe('cancelled');
    expect(of('failure')).toEqual([]);
    // Somebody who waits no longer has lost the line; he has cancelled nothing.
    const late = await problemOf(api.call('points.get', {}, { signal: AbortSignal.timeout(30), quiet: 'all' }));
    expect(late).toMatchObject({ kind: 'network', code: 'TIMEOUT' });
    await backend.stop();
    expect((await problemOf(api.call('points.get'))).kind).toBe('network');
    expect(of('failure')).toHaveLength(2);
    backend = await startBackend();
  });
});

describe('files', () => {
  it('go up as multipart with progress and extra fields', async () => {
    backend.answer = () => ({ body: { data: { processId: 'p1' } } });
    const shares: number[] = [];
    await openTab(backend.base).api.call(
      'partners.massUpload',
      { file: new Blob(['a;b']), fileName: 'список.csv', body: { dryRun: 'true' } },
      { onProgress: (share) => shares.push(share) },
    );
    expect(backend.seen[0]?.headers['content-type']).toContain('multipart/form-data');
    expect(backend.seen[0]?.body).toContain('name="file"; filename="список.csv"');
    expect(backend.seen[0]?.body).toContain('name="dryRun"');
    expect(shares.at(-1)).toBe(1);
  });

  it('say what went wrong: error field, else text, else the pattern', async () => {
    const { api, shown } = openTab(backend.base);
    const file = new Blob(['x']);
    const replies: Reply[] = [
      { status: 400, body: { error: 'Файл больше 10 МБ', messages: ['другое'] } },
      { status: 413, headers: { 'content-type': 'text/plain' }, text: 'Слишком большой' },
      { status: 500, headers: { 'content-type': 'text/html' }, text: '<h1>502</h1>' },
    ];
    for (const reply of replies) {
      backend.answer = () => reply;
      await problemOf(api.call('users.uploadAvatar', { file }));
    }
    expect(shown()).toEqual([
      ['Файл больше 10 МБ'],
      ['Слишком большой'],
      ['fail to post /v1/private/users/users/avatar 500'],
    ]);
  });

  it('come down as a blob with their name, and fail with a readable envelope', async () => {
    const { api } = openTab(backend.base);
    backend.answer = () => ({
      headers: {
        'content-type': 'text/csv',
        'content-disposition': "attachment; filename*=UTF-8''%D1%80%D0%B5%D0%B5%D1%81%D1%82%D1%80.csv",
      },
      text: 'a;b',
    });
    const input = { params: { id: '1' }, query: { format: 'csv' as const } };
    const file = await api.call('registries.file', input);
    expect(file.fileName).toBe('реестр.csv');
    expect(file.mime).toBe('text/csv');
    await expect(file.blob.text()).resolves.toBe('a;b');
    backend.answer = () => ({ status: 409, body: { messages: ['Реестр ещё не утверждён'], errors: [] } });
    expect((await problemOf(api.call('registries.file', input))).messages).toEqual(['Реестр ещё не утверждён']);
  });
});
