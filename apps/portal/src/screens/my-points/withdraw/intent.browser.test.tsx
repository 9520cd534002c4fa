import { createApi, createSession, memoryStore } from '@pribavka/api';
import { ApiProvider, SessionProvider, useSession } from '@pribavka/api/react';
import { portalRoutes } from '@pribavka/api/routes';
import { UiProvider } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import Withdraw from './Withdraw.tsx';

const sent = {
  sentTo: '+7 (906) •••-••-49',
  expiresAt: '2026-11-27 12:10:00.000',
  resendAfterSeconds: 60,
  attemptsLeft: 5,
  codeLength: 6,
};
type Config = Parameters<NonNullable<Parameters<typeof createApi>[0]['adapter']>>[0];
const card = { id: 'card', mask: '•• 4242', brand: 'МИР' };

interface Made {
  number: string;
  points: number;
  netKopecks: number;
  payoutBy: null;
  status: string;
}

/** A server with one payout a key, as the real one; what a test breaks is set before it is called. */
const server = {
  made: new Map<string, Made>(),
  codeRequired: false,
  rateKopecks: 100,
  taxKopecks: 0,
  lost: false,
  broken: false,
  offline: false,
  noCards: false,
  keys: [] as string[],
  user: 'anna',
};

const quoteOf = (points: number) => ({
  points,
  version: `${server.rateKopecks}/${server.taxKopecks}`,
  rateKopecks: server.rateKopecks,
  taxExemptUsedKopecks: 0,
  taxKopecks: server.taxKopecks,
  taxNote: 'Предварительно: налога нет',
  netKopecks: points * server.rateKopecks - server.taxKopecks,
  payoutBy: null,
  codeRequired: server.codeRequired,
  blockers: [],
  limits: { min: 500, max: 15_000, step: 1, available: 9000, monthLeft: 9000, dayRequestsLeft: 1 },
});

const answer = (config: Config, data: unknown, status = 200) => ({
  status,
  statusText: '',
  headers: {},
  config,
  data: status === 200 ? { data } : data,
});

const cutOff = (): Error => Object.assign(new Error('reset'), { isAxiosError: true, code: 'ERR_NETWORK' });

function refuse(config: Config, status: number, data: object): never {
  throw Object.assign(new Error('refused'), { isAxiosError: true, response: answer(config, data, status) });
}

function create(config: Config, body: { points: number; quoteVersion?: string }): Made {
  const key = String(config.headers.get('Idempotency-Key'));
  server.keys.push(key);
  if (server.broken)
    refuse(config, 500, { messages: ['Сервис недоступен. Попробуйте позже'], code: 'INTERNAL', errors: [] });
  const quote = quoteOf(body.points);
  const known = server.made.get(key);
  if (!known && body.quoteVersion !== quote.version) {
    const text = 'Курс или налог изменились';
    refuse(config, 409, { messages: [text], errors: [], code: 'WITHDRAW_QUOTE_CHANGED', current: quote });
  }
  const { points, netKopecks } = quote;
  const made = known ?? {
    number: `В-00000${server.made.size + 1}`,
    points,
    netKopecks,
    payoutBy: null,
    status: 'new',
  };
  server.made.set(key, made);
  if (server.lost) throw cutOff();
  return made;
}

function dataOf(config: Config): unknown {
  const url = config.url ?? '';
  const body = (typeof config.data === 'string' ? JSON.parse(config.data) : {}) as never;
  if (url.endsWith('/withdrawals')) return create(config, body);
  if (url.endsWith('/list')) {
    const { filters } = body as { filters: { idempotencyKey: string } };
    const found = server.made.get(filters.idempotencyKey);
    return { items: found ? [found] : [], hasMore: false, total: 0, totals: {} };
  }
  if (url.endsWith('/quote')) return quoteOf((body as { points: number }).points);
  if (url.endsWith('/code')) return sent;
  if (url.endsWith('/cards') && server.noCards) throw cutOff();
  if (url.endsWith('/cards')) return [{ ...card, isDefault: true }];
  if (url.endsWith('accesses')) return { roleCode: 'member', items: [] };
  return { user: { id: server.user, status: 'active' } };
}

function Known(): ReactElement | null {
  const { profile } = useSession();
  return profile ? (
    <Withdraw shown={undefined} onMade={() => undefined} onClose={() => undefined} onDone={() => undefined} />
  ) : null;
}

let roots: Root[] = [];
function open(): HTMLElement {
  const api = createApi({
    routes: portalRoutes,
    session: createSession({ store: memoryStore({ session: 's', refresh: 'r' }) }),
    retry: async () => false,
    adapter: async (config) => {
      if (server.offline) throw cutOff();
      return answer(config, dataOf(config));
    },
  });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  roots.push(root);
  root.render(
    <UiProvider>
      <ApiProvider api={api}>
        <SessionProvider>
          <MemoryRouter>
            <Known />
          </MemoryRouter>
        </SessionProvider>
      </ApiProvider>
    </UiProvider>,
  );
  return place;
}
function leave(): void {
  for (const root of roots) root.unmount();
  roots = [];
}
const reload = (): void => {
  leave();
  open();
};
/** What the browser says to the other tabs of the site; to its own it says nothing. */
const otherTabWrites = (newValue: string): void => {
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'pb-withdrawal:anna', newValue }));
};

const amount = page.getByLabelText('Сколько вывести');
const code = page.getByLabelText('Код подтверждения');
const heading = page.getByRole('heading', { name: 'Подтвердите вывод' });
const send = (): Promise<void> => userEvent.click(page.getByRole('button', { name: /^Вывести/ }).last());
const accepted = (number: string) => page.getByText(new RegExp(`^Заявка ${number} на `));
const toConfirm = async (points = '2000'): Promise<void> => {
  await userEvent.fill(amount, points);
  await expect.element(page.getByRole('button', { name: /^Вывести \d/ }).last()).toBeVisible();
  await send();
  await expect.element(heading).toBeVisible();
};

beforeEach(() => {
  Object.assign(server, {
    made: new Map(),
    codeRequired: false,
    rateKopecks: 100,
    taxKopecks: 0,
    lost: false,
    broken: false,
    offline: false,
    noCards: false,
    keys: [],
    user: 'anna',
  });
});
afterEach(() => {
  leave();
  document.body.replaceChildren();
  localStorage.clear();
});

describe('without a code', () => {
  it('says that the answer is lost, and a second press is the same request', async () => {
    server.lost = true;
    open();
    await toConfirm();
    await send();
    await expect.element(page.getByText(/Нет связи|Проверьте/).first()).toBeVisible();
    server.lost = false;
    await send();
    await expect.element(accepted('В-000001')).toBeVisible();
    expect([server.made.size, new Set(server.keys).size, server.keys.length]).toEqual([1, 1, 2]);
  });

  it('after a reload shows the payout whose answer was lost', async () => {
    server.lost = true;
    open();
    await toConfirm();
    await send();
    await expect.element(page.getByText(/Нет связи|Проверьте/).first()).toBeVisible();
    reload();
    await expect.element(accepted('В-000001')).toBeVisible();
    expect([server.made.size, server.keys.length]).toEqual([1, 1]);
  });

  it('after a reload in the middle goes on at the confirmation, under the same key', async () => {
    server.broken = true;
    open();
    await toConfirm();
    await send();
    await expect.element(page.getByText(/Сервис недоступен/).first()).toBeVisible();
    reload();
    await expect.element(heading).toBeVisible();
    server.broken = false;
    await send();
    await expect.element(accepted('В-000001')).toBeVisible();
    expect(new Set(server.keys).size).toBe(1);
  });

  it('a tab left behind with the same sum shows the payout another tab has made', async () => {
    open();
    await toConfirm();
    await send();
    await expect.element(accepted('В-000001')).toBeVisible();
    const [left] = server.keys;
    // The other tab was at the same confirmation all the time.
    const kept = localStorage.getItem('pb-withdrawal:anna')!;
    const { id } = JSON.parse(kept) as { id: string };
    localStorage.setItem('pb-withdrawal:anna', JSON.stringify({ id }));
    reload();
    await toConfirm();
    localStorage.setItem('pb-withdrawal:anna', kept);
    await send();
    await expect.element(accepted('В-000001')).toBeVisible();
    expect([server.made.size, server.keys]).toEqual([1, [left, left]]);
  });

  it('hears of what another tab has made at once', async () => {
    open();
    await toConfirm();
    const { id } = JSON.parse(localStorage.getItem('pb-withdrawal:anna')!) as { id: string };
    otherTabWrites(JSON.stringify({ id: crypto.randomUUID(), made: { number: 'В-000008' } }));
    await expect.element(heading).toBeVisible();
    otherTabWrites(JSON.stringify({ id, made: { number: 'В-000009', netKopecks: 200_000, payoutBy: null } }));
    await expect.element(accepted('В-000009')).toBeVisible();
  });

  it('another sum, and the next withdrawal of the same sum, are requests of their own', async () => {
    open();
    await toConfirm();
    await userEvent.click(page.getByRole('button', { name: 'Изменить сумму' }));
    await toConfirm('700');
    await send();
    await expect.element(accepted('В-000001')).toBeVisible();
    reload();
    await toConfirm('700');
    await send();
    await expect.element(accepted('В-000002')).toBeVisible();
    expect(new Set(server.keys).size).toBe(2);
  });

  it('changing the sum after a lost answer first says what was made', async () => {
    server.lost = true;
    open();
    await toConfirm();
    await send();
    await expect.element(page.getByText(/Нет связи|Проверьте/).first()).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Изменить сумму' }));
    await expect.element(accepted('В-000001')).toBeVisible();
  });

  it('does not offer a sum again while it is not known whether it was made', async () => {
    server.lost = true;
    open();
    await toConfirm();
    await send();
    await expect.element(page.getByText(/Нет связи|Проверьте/).first()).toBeVisible();
    server.offline = true;
    await userEvent.click(page.getByRole('button', { name: 'Изменить сумму' }));
    await expect.element(page.getByText('Не узнали, принята ли заявка')).toBeVisible();
    server.offline = false;
    await userEvent.click(page.getByRole('button', { name: /Повторить/ }));
    await expect.element(accepted('В-000001')).toBeVisible();
  });

  it('the keyboard stays in the sheet over every step', async () => {
    const isInside = (): boolean => document.activeElement?.closest('[role="dialog"]') !== null;
    open();
    await toConfirm();
    await expect.element(heading).toHaveFocus();
    server.lost = true;
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/Нет связи|Проверьте/).first()).toBeVisible();
    expect(isInside()).toBe(true);
    server.made.clear();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect.element(amount).toHaveValue('2000');
    await expect.poll(isInside).toBe(true);
  });

  it('says what goes where, also after a reload', async () => {
    open();
    await toConfirm();
    const what = page.getByText(/^Спишем 2\s000\sбаллов\. Карта: .+4242\.$/);
    await expect.element(what).toBeVisible();
    reload();
    await expect.element(what).toBeVisible();
  });

  it('says when the cards did not load, and goes on after a retry', async () => {
    server.noCards = true;
    open();
    await expect.element(page.getByText('Не посчитали сумму')).toBeVisible();
    server.noCards = false;
    await userEvent.click(page.getByRole('button', { name: /Повторить/ }));
    await expect.element(amount).toBeVisible();
  });

  it('a payout that was taken back since does not stand for a new one', async () => {
    server.lost = true;
    open();
    await toConfirm();
    await send();
    await expect.element(page.getByText(/Нет связи|Проверьте/).first()).toBeVisible();
    server.made.get(server.keys[0]!)!.status = 'cancelled';
    server.lost = false;
    reload();
    await toConfirm();
    await send();
    await expect.element(accepted('В-000002')).toBeVisible();
  });

  it('another person on the same device begins with nothing of it', async () => {
    server.lost = true;
    open();
    await toConfirm();
    await send();
    await expect.element(page.getByText(/Нет связи|Проверьте/).first()).toBeVisible();
    server.user = 'olga';
    server.lost = false;
    reload();
    await toConfirm();
    await send();
    await expect.element(accepted('В-000002')).toBeVisible();
    expect(new Set(server.keys).size).toBe(2);
  });
});

describe('with a code', () => {
  beforeEach(() => {
    server.codeRequired = true;
  });

  it('says after a reload that the request is made when only its answer was lost', async () => {
    server.lost = true;
    open();
    await toConfirm();
    await userEvent.fill(code, '123456');
    await expect.element(page.getByText(/Нет связи|Проверьте/).first()).toBeVisible();
    reload();
    await expect.element(accepted('В-000001')).toBeVisible();
  });

  it('goes on at the code when nothing was made', async () => {
    open();
    await toConfirm();
    reload();
    await expect.element(page.getByText(`Отправили код на ${sent.sentTo}.`)).toBeVisible();
    await userEvent.fill(code, '123456');
    await expect.element(accepted('В-000001')).toBeVisible();
  });

  it('asks again when the rate has changed, and the same code confirms the new sum', async () => {
    open();
    await toConfirm();
    server.rateKopecks = 50;
    await userEvent.fill(code, '123456');
    await expect.element(page.getByText(/^Курс изменился: вместо 2\s000.* вы получите 1\s000/)).toBeVisible();
    await expect.element(code).toHaveValue('123456');
    expect(server.made.size).toBe(0);
    await userEvent.click(page.getByRole('button', { name: /^Вывести 1\s000/ }));
    await expect.element(page.getByText(/^Заявка В-000001 на 1\s000/)).toBeVisible();
  });
});

describe('when the terms have changed', () => {
  it('asks again with both sums, also after a reload, and the second press goes through', async () => {
    open();
    await toConfirm();
    server.rateKopecks = 50;
    await send();
    const changed = page.getByText(/^Курс изменился: вместо 2\s000.* вы получите 1\s000/);
    await expect.element(changed).toBeVisible();
    expect(server.made.size).toBe(0);
    reload();
    await expect.element(changed).toBeVisible();
    await send();
    await expect.element(page.getByText(/^Заявка В-000001 на 1\s000/)).toBeVisible();
    expect(new Set(server.keys).size).toBe(1);
  });

  it('says so when they changed between the sum and its confirmation', async () => {
    open();
    await userEvent.fill(amount, '2000');
    await expect.element(page.getByRole('button', { name: /^Вывести 2\s000/ })).toBeVisible();
    server.taxKopecks = 26_000;
    await send();
    await expect.element(page.getByText(/^Налог изменился: вместо 2\s000.* вы получите 1\s740/)).toBeVisible();
    await send();
    await expect.element(page.getByText(/^Заявка В-000001 на 1\s740/)).toBeVisible();
  });
});
