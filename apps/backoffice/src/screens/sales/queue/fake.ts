import { createApi, createSession, memoryStore } from '@pribavka/api';
import type { Api } from '@pribavka/api';
import { routes } from '@pribavka/api/routes';

import type { Sale } from './decision.ts';

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

const at = '2026-11-20 12:29:00.000';

const item = (id: string, name: string, points: number): Sale['items'][number] =>
  ({
    id,
    product: { id: `p-${id}`, name, brand: 'Стрежень', imageUrl: null },
    quantity: 1,
    returnedQuantity: 0,
    priceKopecks: 599_000,
    serialNumber: null,
    status: 'pending',
    reasonCode: null,
    reasonText: null,
    points,
    lines: [],
    formula: [],
  }) as unknown as Sale['items'][number];

/** A sale of two lines that waits for a decision. */
export const saleOf = (id: string, number: string): Sale =>
  ({
    id,
    number,
    version: 1,
    status: 'moderation',
    totalKopecks: 599_000,
    saleDate: '2026-11-20',
    saleDateReason: null,
    member: { id: 'm1', fullName: 'Быков Марат Викторович' },
    store: null,
    receipt: null,
    comment: null,
    files: [],
    items: [item(`${id}-1`, 'Пила дисковая', 280), item(`${id}-2`, 'Набор буров', 60)],
    review: {
      flags: [],
      lockedBy: null,
      lockedUntil: null,
      moderator: null,
      slaDueAt: null,
      overdue: false,
      memberStats: { salesTotal: 4, confirmed: 3, rejected: 1, last30Days: 2, registeredAt: at },
      related: [],
      receiptStore: null,
      serials: [],
    },
    allowedActions: ['lock', 'approve', 'reject', 'clarify'],
  }) as unknown as Sale;

const rowOf = (sale: Sale) => ({
  id: sale.id,
  number: sale.number,
  member: { id: 'm1', name: sale.member.fullName },
  store: null,
  firstProduct: { id: 'p', name: sale.items[0]?.product.name, imageUrl: null },
  itemsCount: sale.items.length,
  points: 340,
  flags: [],
  lockedBy: sale.review?.lockedBy ?? null,
  status: sale.status,
  submittedAt: at,
});

const reasons = ['Чек не читается', 'В чеке другой товар'].map((name, index) => ({
  code: `r${index + 1}`,
  kind: 'reject',
  name,
  text: `${name}.`,
}));

/** The client of the contract over answers kept here: only the wire is not real. */
export function fakeApi(sales: Sale[]): {
  api: Api;
  sent: Sent[];
  sales: Sale[];
  hold: (path: string) => () => void;
  /** Sales another moderator checks: their locks are refused. */
  taken: Set<string>;
  /** Sales in another tab of the person, until they are taken over. */
  elsewhere: Set<string>;
  /** What of the shift may be taken back. */
  undoable: { id: string; number: string; version: number; decidedAt: string }[];
} {
  const taken = new Set<string>();
  const elsewhere = new Set<string>();
  const postponed = new Set<string>();
  const undoable: { id: string; number: string; version: number; decidedAt: string }[] = [];
  const sent: Sent[] = [];
  const gates = new Map<string, Promise<void>>();
  const waiting = new Map(sales.map((sale) => [sale.id, sale]));
  const answer = (method: string, path: string, body: unknown): unknown => {
    if (path.endsWith('/sales/list')) {
      const putOff = (body as { filters?: { postponed?: boolean } }).filters?.postponed === true;
      const rows = [...waiting.values()].filter(({ id }) => postponed.has(id) === putOff).map(rowOf);
      return { items: rows, page: 1, size: 50, total: rows.length, totalCapped: false };
    }
    if (path.endsWith('/user/accesses')) return { roleCode: 'admin', items: [] };
    if (path.endsWith('/users/profile')) return { user: { id: 'u1', roleCode: 'admin' } };
    if (path.endsWith('/reasons')) return reasons;
    if (path.endsWith('/shift')) return { decided: 0, averageSeconds: null, postponed: 0, undoable };
    const sale = sales.find((each) => path.includes(each.id));
    if (!sale) return {};
    if (path.endsWith('/postpone')) {
      if (method === 'post') postponed.add(sale.id);
      else postponed.delete(sale.id);
    }
    if (path.endsWith('/moderation/undo')) {
      waiting.set(sale.id, sale);
      return { ...sale, version: sale.version + 2 };
    }
    if (path.endsWith('/moderation')) {
      waiting.delete(sale.id);
      return { ...sale, version: sale.version + 1, allowedActions: ['undo'] };
    }
    return method === 'get' && !path.endsWith('/lock') ? sale : {};
  };
  const api = createApi({
    routes,
    session: createSession({ store: memoryStore({ session: 's', refresh: 'r' }) }),
    async adapter(config) {
      const path = config.url ?? '';
      const method = config.method ?? 'get';
      const body: unknown = typeof config.data === 'string' ? JSON.parse(config.data) : config.data;
      sent.push({ method, path, body });
      for (const [part, gate] of gates) if (path.endsWith(part)) await gate;
      if (
        method === 'post' &&
        path.endsWith('/lock') &&
        taken.has(sales.find(({ id }) => path.includes(id))?.id ?? '')
      ) {
        const data = { code: 'SALE_LOCKED', messages: ['Продажу проверяет другой модератор'] };
        throw Object.assign(new Error('refused'), { response: { status: 409, data, headers: {}, config } });
      }
      if (method === 'post' && path.endsWith('/lock')) {
        const id = sales.find((each) => path.includes(each.id))?.id ?? '';
        if ((body as { takeOver?: boolean }).takeOver) elsewhere.delete(id);
        if (elsewhere.has(id)) {
          const data = { code: 'SALE_LOCKED_ELSEWHERE', messages: ['Эта продажа открыта у вас в другой вкладке'] };
          throw Object.assign(new Error('refused'), { response: { status: 409, data, headers: {}, config } });
        }
      }
      return { data: { data: answer(method, path, body) }, status: 200, statusText: 'OK', headers: {}, config };
    },
  });
  /** Keeps the answers of an address back until the returned function is called. */
  const hold = (part: string): (() => void) => {
    let open: () => void = () => undefined;
    gates.set(part, new Promise((resolve) => (open = resolve)));
    return () => {
      gates.delete(part);
      open();
    };
  };
  return { api, sent, sales, hold, taken, elsewhere, undoable };
}
