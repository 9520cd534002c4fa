import type { Db } from '../../db/open.ts';
import { programmeDay } from '../../http/wire-date.ts';
import { newId } from '../../ids.ts';
import { daysAgo, type SeedContext } from '../context.ts';
import type { ManufacturerSeed, PartnerSeed, ShopSeed } from '../data/companies.ts';
import { companyInn, kpp } from '../numbers.ts';

/** A shop with what the rest of the seed asks of it. */
export interface SeededShop extends ShopSeed {
  id: string;
  partnerId: string;
  partnerName: string;
  legalName: string;
  inn: string;
}

export interface Companies {
  partners: Map<string, string>;
  /** By shop code. */
  shops: Map<string, SeededShop>;
}

/** Partners and their shops. A shop closed a month ago keeps its history. */
export async function createPartners(
  db: Db,
  ctx: SeedContext,
  partners: readonly PartnerSeed[],
  by: string,
): Promise<Companies> {
  const ids = new Map<string, string>();
  const shops = new Map<string, SeededShop>();
  for (const [index, partner] of partners.entries()) {
    const id = newId();
    const at = daysAgo(ctx.end, 235 - index * 9, 11, 20);
    const inn = companyInn(1001 + index);
    ids.set(partner.key, id);
    const stamps = { createdAt: at, createdBy: by, updatedAt: at };
    await db
      .insertInto('partners')
      .values({
        id,
        name: partner.name,
        legalName: partner.legalName,
        inn,
        kpp: kpp(index + 1),
        contactName: partner.contactName,
        phone: partner.phone,
        email: partner.email,
        region: partner.region,
        contractNumber: `ПР-2026/${String(index + 1).padStart(3, '0')}`,
        consentSignedAt: programmeDay(at),
        status: partner.status ?? 'active',
        ...stamps,
      })
      .execute();
    for (const shop of partner.shops) {
      const seeded = {
        ...shop,
        id: newId(),
        partnerId: id,
        partnerName: partner.name,
        legalName: partner.legalName,
        inn,
      };
      shops.set(shop.code, seeded);
      await db
        .insertInto('stores')
        .values({
          id: seeded.id,
          partnerId: id,
          name: shop.name,
          code: shop.code,
          address: shop.address,
          city: shop.city,
          region: shop.region,
          timezone: shop.timezone ?? 'Europe/Moscow',
          status: shop.closed ? 'closed' : 'active',
          closedAt: shop.closed ? programmeDay(daysAgo(ctx.end, 30, 12)) : null,
          ...stamps,
        })
        .execute();
    }
  }
  return { partners: ids, shops };
}

export async function createManufacturers(
  db: Db,
  ctx: SeedContext,
  manufacturers: readonly ManufacturerSeed[],
  by: string,
): Promise<{ manufacturers: Map<string, string>; brands: Map<string, { id: string; manufacturerId: string }> }> {
  const ids = new Map<string, string>();
  const brands = new Map<string, { id: string; manufacturerId: string }>();
  for (const [index, manufacturer] of manufacturers.entries()) {
    const id = newId();
    const at = daysAgo(ctx.end, 236, 10, index);
    const stamps = { createdAt: at, createdBy: by, updatedAt: at };
    ids.set(manufacturer.key, id);
    await db
      .insertInto('manufacturers')
      .values({
        id,
        name: manufacturer.name,
        legalName: manufacturer.legalName,
        inn: companyInn(2001 + index),
        kpp: kpp(50 + index),
        contactName: manufacturer.contactName,
        phone: manufacturer.phone,
        email: manufacturer.email,
        ...stamps,
      })
      .execute();
    for (const brand of manufacturer.brands) {
      const brandId = newId();
      brands.set(brand.name, { id: brandId, manufacturerId: id });
      await db
        .insertInto('brands')
        .values({ id: brandId, manufacturerId: id, name: brand.name, description: brand.description, ...stamps })
        .execute();
    }
  }
  return { manufacturers: ids, brands };
}

/** Groups of shops, as promotions use them. */
export async function createStoreGroups(
  db: Db,
  ctx: SeedContext,
  shops: Companies['shops'],
  by: string,
): Promise<void> {
  const at = daysAgo(ctx.end, 120, 15);
  const groups = [
    { name: 'Центр и Северо-Запад', codes: ['ТВ-01', 'ТВ-02', 'ТО-01', 'РЖ-01', 'СП-01', 'СП-02', 'ГТ-01'] },
    { name: 'Сибирь', codes: ['НС-01', 'НС-02', 'БР-01', 'ТМ-01', 'КМ-01'] },
    { name: 'Юг', codes: ['КР-01', 'КР-02', 'СЧ-01'] },
  ];
  for (const group of groups) {
    const id = newId();
    await db
      .insertInto('storeGroups')
      .values({ id, name: group.name, kind: 'manual', createdAt: at, createdBy: by, updatedAt: at })
      .execute();
    const members = group.codes.flatMap((code) => shops.get(code) ?? []);
    if (members.length === 0) continue;
    await db
      .insertInto('storeGroupStores')
      .values(members.map((shop) => ({ groupId: id, storeId: shop.id })))
      .execute();
  }
}
