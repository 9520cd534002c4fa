import { randomUUID } from 'node:crypto';

import { beforeEach, expect } from 'vitest';

import { salesRoutes } from '../routes.ts';
import { worldStage } from './world-stage.ts';

let serial = 100_000;
export const nextSerial = (): string => `AB-${(serial += 1)}`;

export const saleDate = '2026-11-18';
export const pairOf = <T>(sale: { items: T[] }): [T, T] => [sale.items[0]!, sale.items[1]!];

/**
 * What the HTTP tests of sales stand on: a database, a server and a world of their own for each test file, with short
 * calls of the routes. Each test begins at the same moment.
 */
export function useSalesStage() {
  const opened = worldStage({ ...salesRoutes });
  beforeEach(() => {
    opened.server.clock.at = new Date('2026-11-20T09:00:00.000Z');
  });

  const drill = (serialNumber = nextSerial()) => ({
    productId: opened.world.drill.id,
    quantity: 1,
    priceKopecks: 450_000,
    serialNumber,
  });
  const lamp = (quantity = 2) => ({ productId: opened.world.lamp.id, quantity });
  const create = (who = opened.world.member, extra: Record<string, unknown> = {}, key = randomUUID()) =>
    opened.server.call(who, 'sales.create', {
      key,
      body: { saleDate, items: [drill(), lamp()], submit: true, ...extra },
    });
  const decide = (
    id: string,
    version: number,
    items: { id: string; decision: 'approve' | 'reject'; reasonCode?: string; reasonText?: string }[],
    who = opened.world.moderator,
  ) => opened.server.call(who, 'sales.moderate', { params: { id }, body: { items, version } });

  return {
    get database() {
      return opened.database;
    },
    get server() {
      return opened.server;
    },
    get world() {
      return opened.world;
    },
    drill,
    lamp,
    create,
    decide,
    created: async (who = opened.world.member, extra: Record<string, unknown> = {}) => {
      const answer = await create(who, extra);
      expect(answer.status, answer.messages.join()).toBe(200);
      return answer.data;
    },
    approveAll: (sale: { id: string; version: number; items: { id: string }[] }) =>
      decide(
        sale.id,
        sale.version,
        sale.items.map(({ id }) => ({ id, decision: 'approve' as const })),
      ),
  };
}
