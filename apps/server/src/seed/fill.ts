import { sql } from 'kysely';

import type { Db } from '../db/open.ts';
import { giveTime } from '../db/statement-time.ts';
import { inTransaction } from '../db/tx.ts';
import type { Services } from '../http/context.ts';
import type { SeedContext } from './context.ts';
import { manufacturers, type PartnerSeed, partners } from './data/companies.ts';
import { demoMember, newcomer, people } from './data/people.ts';
import { products } from './data/products.ts';
import { staff } from './data/staff.ts';
import { playHistory } from './history.ts';
import type { SeedOptions } from './index.ts';
import { createStaff, demoPassword, linkStaff } from './parts/accounts.ts';
import { askForPoints, createProducts } from './parts/products.ts';
import { createManufacturers, createPartners, createStoreGroups } from './parts/companies.ts';
import { addSocials, publishDocuments } from './parts/documents.ts';
import { writeAuditHistory } from './parts/audit-history.ts';
import { createMembers, inventPeople } from './parts/members.ts';
import { fillPassports } from './parts/passports.ts';
import { createPromotions, settlePromotions } from './parts/promotions.ts';
import { writeSupport } from './parts/support.ts';
import { createSystems } from './parts/systems.ts';
import { createRandom } from './random.ts';
import { createStateMembers, planStates } from './states/index.ts';

const inEmptyMode = new Set(['admin', 'moderator', 'moderator2', 'finance', 'finance2']);
const seedNumber = 20_261_120;
const invented = 42;

const firstTwoShops = (partner: PartnerSeed): PartnerSeed => ({ ...partner, shops: partner.shops.slice(0, 2) });

async function seedEmpty(db: Db, ctx: SeedContext, passwordHash: string): Promise<void> {
  const accounts = staff.filter((person) => inEmptyMode.has(person.key));
  const ids = await createStaff(db, ctx, accounts, passwordHash);
  const admin = ids.get('admin') ?? '';
  await publishDocuments(db, ctx, admin);
  await addSocials(db, ctx, admin);
  await createPartners(db, ctx, partners.slice(0, 1).map(firstTwoShops), admin);
  const { brands } = await createManufacturers(db, ctx, manufacturers, admin);
  const few = products.filter(
    (product) =>
      product.status === undefined &&
      ['СТ-18042', 'СТ-12511', 'ЯР-30012', 'ПЛ-18400', 'ЯР-00519'].includes(product.article),
  );
  await createProducts(db, ctx, few, brands, admin);
}

async function seedFull(db: Db, ctx: SeedContext, passwordHash: string): Promise<void> {
  const ids = await createStaff(db, ctx, staff, passwordHash);
  const admin = ids.get('admin') ?? '';
  const moderator = ids.get('moderator') ?? '';
  const documents = await publishDocuments(db, ctx, admin);
  await addSocials(db, ctx, admin);
  const companies = await createPartners(db, ctx, partners, admin);
  await createStoreGroups(db, ctx, companies.shops, admin);
  const seededManufacturers = await createManufacturers(db, ctx, manufacturers, admin);
  await linkStaff(db, staff, ids, { partners: companies.partners, manufacturers: seededManufacturers.manufacturers });
  const seededProducts = await createProducts(db, ctx, products, seededManufacturers.brands, admin);
  await askForPoints(db, ctx, seededProducts, ids.get('manufacturer') ?? '');
  const open = [...companies.shops.values()].filter((shop) => !shop.closed).map((shop) => shop.code);
  const everybody = [demoMember, newcomer, ...people, ...inventPeople(ctx, invented, open)];
  const memberParts = { shops: companies.shops, documents, moderatorId: moderator, passwordHash };
  const members = await createMembers(db, ctx, everybody, memberParts);
  await fillPassports(db, ctx, members, moderator);
  const promotionParts = {
    brands: seededManufacturers.brands,
    products: seededProducts,
    by: admin,
    approvedBy: ids.get('admin2') ?? admin,
  };
  await createPromotions(db, ctx, promotionParts);
  const states = await createStateMembers(db, ctx, { ...memberParts, firstIndex: members.length });
  const demoMemberId = members[0]?.id ?? '';
  await playHistory(db, ctx, {
    members,
    products: seededProducts,
    staff: ids,
    demoMemberId,
    planMore: (timeline) => planStates({ db, ctx, timeline, members: states, promotionParts, staff: ids }),
  });
  await settlePromotions(db, ctx);
  await writeAuditHistory(db, ctx, { staff: ids, members });
  await writeSupport(db, ctx, {
    staff: ids,
    members,
    partners: companies.partners,
    manufacturers: seededManufacturers.manufacturers,
  });
  await createSystems(db, ctx, {
    by: admin,
    partners: companies.partners,
    manufacturers: seededManufacturers.manufacturers,
  });
}

/**
 * The limits of a request are not for a minute of pure calculation: on a starved machine the pauses between two
 * statements alone are longer. They hold for this transaction only.
 */
export async function takeTime(tx: Db): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = '30min'`.execute(tx);
  await giveTime(tx, 30 * 60_000);
}

/** Writes the demo into an empty database, all or nothing. */
export async function fillDemo(services: Services, { mode, end = services.now() }: SeedOptions): Promise<void> {
  const passwordHash = await services.passwords.hash(demoPassword);
  await inTransaction(services.db, async (tx) => {
    await takeTime(tx);
    const ctx: SeedContext = { ...services, db: tx, end, random: createRandom(seedNumber) };
    await (mode === 'empty' ? seedEmpty : seedFull)(tx, ctx, passwordHash);
  });
}
