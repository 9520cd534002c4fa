import { beforeAll, expect, it } from 'vitest';

import { manufacturersRoutes } from '../manufacturers/routes.ts';
import { nomenclatureRoutes } from '../nomenclature/routes.ts';
import { salesRoutes } from '../sales/routes.ts';
import { worldStage } from '../sales/testing/world-stage.ts';

const stage = worldStage({ ...salesRoutes, ...nomenclatureRoutes, ...manufacturersRoutes });
beforeAll(() => {
  stage.server.clock.at = new Date('2026-11-18T09:00:00.000Z');
});

const pointsOf = async (saleDate: string): Promise<{ preview: number; registered: number }> => {
  const items = [{ productId: stage.world.lamp.id, quantity: 2 }];
  const preview = await stage.server.call(stage.world.member, 'sales.calculate', { body: { saleDate, items } });
  const sale = await stage.server.call(stage.world.member, 'sales.create', { body: { saleDate, items, submit: true } });
  expect(sale.status, `${saleDate} ${sale.messages.join()}`).toBe(200);
  expect(sale.data.items[0]?.formula.at(-1)?.value).toBe(String(sale.data.pointsPreview));
  return { preview: preview.data.total, registered: sale.data.pointsPreview };
};
const setBrand = async (isActive: boolean): Promise<void> => {
  const { data } = await stage.server.call(stage.world.admin, 'brands.get', { params: { id: stage.world.brandId } });
  const body = { name: data.name, isActive, version: data.version };
  expect(
    (await stage.server.call(stage.world.admin, 'brands.update', { params: { id: stage.world.brandId }, body })).status,
  ).toBe(200);
};

it('pays nothing for sales dated after the day a brand or its manufacturer has left, and pays for the days before', async () => {
  await setBrand(false);
  stage.server.clock.at = new Date('2026-11-20T09:00:00.000Z');
  expect(await pointsOf('2026-11-18')).toEqual({ preview: 80, registered: 80 });
  expect(await pointsOf('2026-11-19')).toEqual({ preview: 0, registered: 0 });
  await setBrand(true);
  expect(await pointsOf('2026-11-19')).toEqual({ preview: 80, registered: 80 });

  const { data: brand } = await stage.server.call(stage.world.admin, 'brands.get', {
    params: { id: stage.world.brandId },
  });
  const id = brand.manufacturer!.id;
  const { data } = await stage.server.call(stage.world.admin, 'manufacturers.get', { params: { id } });
  const suspend = await stage.server.call(stage.world.admin, 'manufacturers.update', {
    params: { id },
    body: {
      name: data.name,
      legalName: data.legalName,
      inn: '7707083893',
      version: data.version,
      status: 'suspended',
      reasonText: 'Проверка',
    },
  });
  expect(suspend.status, suspend.messages.join()).toBe(200);
  stage.server.clock.at = new Date('2026-11-21T09:00:00.000Z');
  expect(await pointsOf('2026-11-20')).toEqual({ preview: 80, registered: 80 });
  expect(await pointsOf('2026-11-21')).toEqual({ preview: 0, registered: 0 });
});
