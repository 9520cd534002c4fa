import { AxiosError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';
import { type ReactNode, StrictMode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { createApi } from '../client/over-axios.ts';
import { routes } from '../routes/index.ts';
import { createSession, type Session } from '../session/session.ts';
import { memoryStore } from '../session/store.ts';
import {
  Allowed,
  ApiProvider,
  SessionProvider,
  useCommand,
  useInfiniteList,
  usePagedList,
  useQuery,
  useSession,
} from './index.ts';

type Reply = { status: number; data?: unknown; headers?: Record<string, string> };
type Answer = (path: string, body: unknown) => Reply | Promise<Reply> | 'offline';

let root: Root;
let answer: Answer;
let seen: { path: string; key: unknown }[];
let session: Session;

const adapter: AxiosAdapter = async (config: InternalAxiosRequestConfig) => {
  const path = config.url ?? '';
  seen.push({ path, key: config.headers.get('Idempotency-Key') });
  const body: unknown = typeof config.data === 'string' ? JSON.parse(config.data) : undefined;
  const reply = await answer(path, body);
  if (reply === 'offline') throw new AxiosError('offline', 'ERR_NETWORK', config);
  const response = {
    status: reply.status,
    statusText: '',
    data: reply.data,
    headers: reply.headers ?? {},
    config,
  };
  if (reply.status < 400) return response;
  throw new AxiosError('failed', 'ERR_BAD_REQUEST', config, undefined, response);
};

const ok = (data: unknown): Reply => ({ status: 200, data: { data } });
const calls = (part: string) => seen.filter(({ path }) => path.includes(part));

function show(children: ReactNode): void {
  const api = createApi({ routes, session, adapter });
  root.render(
    <StrictMode>
      <ApiProvider api={api}>
        <SessionProvider>{children}</SessionProvider>
      </ApiProvider>
    </StrictMode>,
  );
}

const text = (label: string) => expect.element(page.getByTestId(label));

beforeEach(() => {
  seen = [];
  session = createSession({ store: memoryStore() });
  const host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

function Counter({ quiet }: { quiet?: 'fields' }) {
  const unread = useQuery('notifications.unread');
  const cancel = useCommand('withdrawals.cancel', { invalidates: ['notifications.*'], quiet });
  const press = () => void cancel.run({ params: { id: 'w1' }, body: {} }).catch(() => undefined);
  return (
    <>
      <output data-testid="count">{unread.loading ? 'загрузка' : (unread.data?.count ?? unread.problem?.kind)}</output>
      <output data-testid="state">{cancel.pending ? 'идёт' : (cancel.problem?.kind ?? 'ждёт')}</output>
      <button type="button" onClick={press}>
        Отменить
      </button>
      <button type="button" onClick={unread.reload}>
        Повторить
      </button>
    </>
  );
}

describe('a query and a command', () => {
  it('asks again after the command that invalidates it', async () => {
    let count = 3;
    answer = (path) => {
      if (path.includes('/cancel')) count = 2;
      return ok({ count });
    };
    show(<Counter />);
    await text('count').toHaveTextContent('3');
    await page.getByRole('button', { name: 'Отменить' }).click();
    await text('count').toHaveTextContent('2');
    await text('state').toHaveTextContent('ждёт');
  });

  it.each([
    ['WITHDRAW_STATUS', {}, '2'],
    ['VERSION_CONFLICT', {}, '2'],
    // A form joins its edit with that of another person: what it was filled with stays.
    ['WITHDRAW_STATUS', { quiet: 'fields' }, '2'],
    ['VERSION_CONFLICT', { quiet: 'fields' }, '3'],
  ] as const)(
    'after a conflict (%s, %j) the old screen is asked for again, a form is not',
    async (code, form, then) => {
      let count = 3;
      answer = (path) => {
        if (!path.includes('/cancel')) return ok({ count });
        count = 2;
        return { status: 409, data: { messages: ['Нельзя'], errors: [], code } };
      };
      show(<Counter {...form} />);
      await text('count').toHaveTextContent('3');
      await page.getByRole('button', { name: 'Отменить' }).click();
      await text('state').toHaveTextContent('conflict');
      await text('count').toHaveTextContent(then);
    },
  );

  it('does not draw a screen again while it asks again, unless the screen shows that', async () => {
    const drawn = vi.fn<() => void>();
    function Still() {
      const unread = useQuery('notifications.unread');
      drawn();
      return (
        <>
          <output data-testid="count">{unread.data?.count}</output>
          <button type="button" onClick={unread.reload}>
            Повторить
          </button>
        </>
      );
    }
    answer = () => ok({ count: 3 });
    show(<Still />);
    await text('count').toHaveTextContent('3');
    const before = drawn.mock.calls.length;
    await page.getByRole('button', { name: 'Повторить' }).click();
    await expect.poll(() => calls('unread')).toHaveLength(2);
    // The answer is the same: nothing on the screen has changed.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(drawn).toHaveBeenCalledTimes(before);
  });

  it('shows a problem and retries by hand, never on its own', async () => {
    answer = () => ({ status: 500, data: { messages: ['Сбой'] } });
    show(<Counter />);
    await text('count').toHaveTextContent('server');
    const before = seen.length;
    answer = () => ok({ count: 1 });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(seen.length).toBe(before);
    await page.getByRole('button', { name: 'Повторить' }).click();
    await text('count').toHaveTextContent('1');
  });

  it('joins a second press to the first', async () => {
    let release = (): void => undefined;
    answer = (path) =>
      path.includes('/cancel')
        ? new Promise((resolve) => {
            release = () => resolve(ok({}));
          })
        : ok({ count: 0 });
    show(<Counter />);
    const button = page.getByRole('button', { name: 'Отменить' });
    await button.click();
    await button.click();
    await text('state').toHaveTextContent('идёт');
    release();
    await text('state').toHaveTextContent('ждёт');
    expect(calls('/cancel')).toHaveLength(1);
  });

  it('keeps its key while the outcome is unknown and takes a new one afterwards', async () => {
    const outcomes: (Reply | 'offline')[] = [
      'offline',
      { status: 409, data: { messages: ['Нельзя'], errors: [], code: 'WITHDRAW_STATUS' } },
      ok({}),
      ok({}),
    ];
    answer = (path) => (path.includes('/cancel') ? (outcomes.shift() ?? ok({})) : ok({ count: 0 }));
    show(<Counter />);
    const button = page.getByRole('button', { name: 'Отменить' });
    for (const state of ['network', 'conflict', 'ждёт', 'ждёт']) {
      await button.click();
      await text('state').toHaveTextContent(state);
    }
    const keys = calls('/cancel').map(({ key }) => key);
    expect(keys).toHaveLength(4);
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });

  it('sends a key it is given with every press, whatever came of the one before', async () => {
    const given = '0b0e0d5e-6a4c-4f0e-9d8b-3f8f2d1c9a77';
    answer = () => ({ status: 409, data: { messages: ['Нельзя'], errors: [], code: 'WITHDRAW_STATUS' } });
    function Given() {
      const cancel = useCommand('withdrawals.cancel', { quiet: 'all' });
      const press = () =>
        void cancel.run({ params: { id: 'w1' }, body: {} }, { idempotencyKey: given }).catch(() => undefined);
      return (
        <>
          <output data-testid="state">{cancel.pending ? 'идёт' : (cancel.problem?.kind ?? 'ждёт')}</output>
          <button type="button" onClick={press}>
            Отменить
          </button>
        </>
      );
    }
    show(<Given />);
    for (const times of [1, 2]) {
      await page.getByRole('button', { name: 'Отменить' }).click();
      await expect
        .poll(() => calls('/cancel').map(({ key }) => key))
        .toEqual(Array.from({ length: times }, () => given));
      await text('state').toHaveTextContent('conflict');
    }
  });
});

const pageOf = (items: string[], more: object = {}) =>
  ok({ items: items.map((id) => ({ id })), page: 1, size: 2, total: 4, totalCapped: false, ...more });

describe('lists', () => {
  function Endless() {
    const list = useInfiniteList('notifications.list', { size: 2 });
    return (
      <>
        <output data-testid="ids">{list.items.map(({ id }) => id).join(',')}</output>
        <button type="button" disabled={!list.hasMore} onClick={list.loadMore}>
          Ещё
        </button>
      </>
    );
  }

  it('grow by the cursor of the last answer until there is none', async () => {
    answer = (path, body) => {
      if (!path.endsWith('/list')) return ok({});
      const { cursor } = body as { cursor?: string };
      return cursor === 'c1' ? pageOf(['в', 'г']) : pageOf(['а', 'б'], { nextCursor: 'c1' });
    };
    show(<Endless />);
    await text('ids').toHaveTextContent('а,б');
    await page.getByRole('button', { name: 'Ещё' }).click();
    await text('ids').toHaveTextContent('а,б,в,г');
    await expect.element(page.getByRole('button', { name: 'Ещё' })).toBeDisabled();
  });

  it('that grow are not drawn again while they look again at the same rows', async () => {
    const drawn = vi.fn<() => void>();
    function Looked() {
      const list = useInfiniteList('notifications.list', { size: 2 });
      drawn();
      return (
        <>
          <output data-testid="ids">{list.items.map(({ id }) => id).join(',')}</output>
          <button type="button" onClick={list.reload}>
            Повторить
          </button>
        </>
      );
    }
    answer = (path) => (path.endsWith('/list') ? pageOf(['а', 'б']) : ok({}));
    show(<Looked />);
    await text('ids').toHaveTextContent('а,б');
    const [asked, before] = [calls('/list').length, drawn.mock.calls.length];
    await page.getByRole('button', { name: 'Повторить' }).click();
    await expect.poll(() => calls('/list').length).toBeGreaterThan(asked);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(drawn).toHaveBeenCalledTimes(before);
  });

  it('that grow do not show the rows of the question before under a question that failed', async () => {
    function Searched() {
      const [search, setSearch] = useState('');
      const list = useInfiniteList('sales.list', { ...(search && { search }) });
      return (
        <>
          <output data-testid="ids">{list.items.map(({ id }) => id).join(',') || 'пусто'}</output>
          <output data-testid="state">
            {list.total} {list.previous ? 'прежние' : 'свои'} {list.problem?.kind}
          </output>
          <button type="button" onClick={() => setSearch('ярус')}>
            Искать
          </button>
          <button type="button" onClick={() => setSearch('')}>
            Сбросить
          </button>
        </>
      );
    }
    let fail = (): void => undefined;
    answer = (path, body) => {
      if (!path.endsWith('/list')) return ok({});
      if (!(body as { search?: string }).search) return pageOf(['а', 'б']);
      return new Promise((resolve) => {
        fail = () => resolve({ status: 503, data: { messages: ['Нет связи'], errors: [], code: 'INTERNAL' } });
      });
    };
    show(<Searched />);
    await text('ids').toHaveTextContent('а,б');
    await text('state').toHaveTextContent('4 свои');
    await page.getByRole('button', { name: 'Искать' }).click();
    await text('state').toHaveTextContent('4 прежние');
    await text('ids').toHaveTextContent('а,б');
    fail();
    await text('state').toHaveTextContent('0 свои server');
    await text('ids').toHaveTextContent('пусто');
    await page.getByRole('button', { name: 'Сбросить' }).click();
    await text('state').toHaveTextContent('4 свои');
    await text('ids').toHaveTextContent('а,б');
  });

  function Paged() {
    const [number, setNumber] = useState(1);
    const list = usePagedList('notifications.list', { page: number });
    return (
      <>
        <output data-testid="ids">
          {list.items.map(({ id }) => id).join(',')} {list.refreshing ? 'ждём' : 'готово'}
        </output>
        <output data-testid="state">{list.loading ? 'неизвестно' : `строк ${list.items.length}`}</output>
        <button type="button" onClick={() => setNumber(2)}>
          Дальше
        </button>
      </>
    );
  }

  it('keep their rows while the next page is on its way', async () => {
    let release = (): void => undefined;
    answer = (path, body) => {
      if (!path.endsWith('/list')) return ok({});
      if ((body as { page: number }).page === 1) return pageOf(['а']);
      return new Promise((resolve) => {
        release = () => resolve(pageOf(['б']));
      });
    };
    show(<Paged />);
    await text('ids').toHaveTextContent('а готово');
    await page.getByRole('button', { name: 'Дальше' }).click();
    await text('ids').toHaveTextContent('а ждём');
    release();
    await text('ids').toHaveTextContent('б готово');
  });

  it('do not say «nothing» of a question that has no answer yet, though the one before found nothing', async () => {
    let release = (): void => undefined;
    answer = (path, body) => {
      if (!path.endsWith('/list')) return ok({});
      if ((body as { page: number }).page === 1) return pageOf([]);
      return new Promise((resolve) => {
        release = () => resolve(pageOf([]));
      });
    };
    show(<Paged />);
    await text('state').toHaveTextContent('строк 0');
    await page.getByRole('button', { name: 'Дальше' }).click();
    await text('state').toHaveTextContent('неизвестно');
    release();
    await text('state').toHaveTextContent('строк 0');
  });
});

describe('the session', () => {
  const accesses = {
    roleCode: 'finance',
    items: [
      {
        code: 'sales',
        routeGroups: [
          {
            code: 'sale',
            urls: [
              { actionId: 1, access: true },
              { actionId: 2, access: false },
            ],
          },
        ],
      },
    ],
  };

  function Who() {
    const { status, profile, access, signOut } = useSession();
    return (
      <>
        <output data-testid="who">
          {status} {access?.roleCode} {profile?.lastName}
        </output>
        <p data-testid="rights">
          <Allowed to="sales.sale:read">читает </Allowed>
          <Allowed to="sales.sale:update" fallback="не меняет">
            меняет
          </Allowed>
        </p>
        <button type="button" onClick={() => void signOut()}>
          Выйти
        </button>
      </>
    );
  }

  it('asks anew for a person who comes a moment after another one has left', async () => {
    const asUser =
      (id: string): Answer =>
      (path) =>
        path.includes('unread')
          ? ok({ count: id === 'anna' ? 7 : 3 })
          : path.includes('accesses')
            ? ok({ items: [] })
            : ok({ user: { id } });
    const Own = () => (useSession().state.authorised ? <Counter /> : null);
    answer = asUser('anna');
    session.signIn({ session: 's1', refresh: 'r1' });
    show(<Own />);
    await text('count').toHaveTextContent('7');
    session.clear();
    await expect.element(page.getByTestId('count')).not.toBeInTheDocument();
    answer = asUser('ivan');
    session.signIn({ session: 's2', refresh: 'r2' });
    await text('count').toHaveTextContent('3');
    expect(calls('unread')).toHaveLength(2);
  });

  it('goes from a stranger to a signed-in person and back', async () => {
    answer = (path) => {
      if (path.endsWith('/accesses')) return ok(accesses);
      if (path.endsWith('/profile')) return ok({ user: { lastName: 'Орлова' } });
      return ok({ ok: true });
    };
    show(<Who />);
    await text('who').toHaveTextContent('anonymous');
    expect(seen).toHaveLength(0);
    session.signIn({ session: 's', refresh: 'r' });
    await text('who').toHaveTextContent('authorised finance Орлова');
    await text('rights').toHaveTextContent('читает не меняет');
    await page.getByRole('button', { name: 'Выйти' }).click();
    await text('who').toHaveTextContent('anonymous');
    expect(session.tokens()).toBeUndefined();
    expect(calls('/auth/logout')).toHaveLength(1);
  });

  it('that the server cannot vouch for is anonymous; a broken server is not', async () => {
    session.signIn({ session: 's', refresh: 'r' });
    answer = () => ({ status: 401, data: {} });
    show(<Who />);
    await text('who').toHaveTextContent('anonymous');
    expect(session.tokens()).toBeUndefined();
    root.unmount();
    document.body.replaceChildren();
    const host = document.createElement('div');
    document.body.append(host);
    root = createRoot(host);
    session.signIn({ session: 's', refresh: 'r' });
    answer = () => ({ status: 503, data: {} });
    show(<Who />);
    await text('who').toHaveTextContent('failed');
    expect(session.tokens()).toEqual({ session: 's', refresh: 'r' });
  });
});
