import type { Grant } from '@pribavka/api';
import { sql } from 'kysely';

import type { Ctx, Handler } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { normalizeText, holding } from '../../../core/text/search.ts';
import { inOrder, listIds } from '../../../core/lists/list-ids.ts';
import { opensOthers, selectProcesses } from '../../processes/index.ts';
import { manufacturersRoutes } from '../../manufacturers/index.ts';
import { nomenclatureRoutes } from '../../nomenclature/index.ts';
import { partnersRoutes } from '../../partners/index.ts';
import { promotionsRoutes } from '../../promotions/index.ts';
import { rolesRoutes } from '../../roles/index.ts';
import { readNumber } from '../../../core/numbers.ts';
import { storeGroupsRoutes } from '../../store-groups/index.ts';
import { supportRoutes } from '../../support/index.ts';
import { technicalRoutes } from '../../technical/index.ts';
import { withdrawalsRoutes } from '../../withdrawals/index.ts';
import { operationsRoutes } from '../../operations/index.ts';
import { adjustmentsRoutes } from '../../adjustments/index.ts';
import { type Candidate, detailOf, most, type SearchKind } from '../domain/found.ts';
import { isExact, typedKeys } from '../domain/exact.ts';
import { findMembers, findSales } from './people.ts';

type SearchCtx = Ctx<'search.records'>;

export interface Kind {
  readonly kind: SearchKind;
  /** Both the list and the card: what cannot be opened is not found. */
  readonly grants: readonly Grant[];
  /** Asked only for what may be a number: their words are names of people, who are found as people. */
  readonly numbered?: true;
  readonly find: (ctx: SearchCtx) => Promise<Candidate[]>;
}

type ListRoute =
  | 'partners.list'
  | 'storeGroups.list'
  | 'products.adminList'
  | 'brands.list'
  | 'manufacturers.list'
  | 'promotions.adminList'
  | 'support.adminList'
  | 'operations.adminList'
  | 'withdrawals.adminList'
  | 'tunings.list'
  | 'technical.list'
  | 'roles.list';

type Item<K extends ListRoute> = Output<K> extends { items: (infer Row)[] } ? Row : never;

/** The first rows of a list, asked as its own screen asks for them; of a number, the record that has it among them. */
const firstOf =
  <K extends ListRoute>(route: K, handler: Handler<K>, found: (row: Item<K>) => Candidate): Kind['find'] =>
  async (ctx) => {
    const ask = async (search: string): Promise<Candidate[]> => {
      const own = { ...ctx, route, body: { size: most, search } } as unknown as Ctx<K>;
      return ((await handler(own)) as unknown as { items: Item<K>[] }).items.map(found);
    };
    const { search } = ctx.body;
    const rows = await ask(search);
    const number = readNumber(search);
    // Digits are found in phones and names as well, and newer rows may leave no place for the number itself.
    if (number === undefined || rows.length < most || rows.some(({ known }) => isExact(known, typedKeys(search)))) {
      return rows;
    }
    const exact = (await ask(`П-${number}`)).filter(({ known }) => isExact(known, typedKeys(search)));
    return [...exact, ...rows].slice(0, most);
  };

async function findProcesses(ctx: SearchCtx): Promise<Candidate[]> {
  const { db, body } = ctx;
  const number = readNumber(body.search);
  const title = sql`translate(lower(p.title), 'ё', 'е') like ${holding(normalizeText(body.search.trim()))}`;
  // Processes of others are for those who may open them; the rest find what they started.
  const seen = opensOthers(ctx.actor, ctx.scope, 'read') ? sql`true` : sql`p.started_by = ${ctx.actor.id}`;
  const { ids } = await listIds(db, {
    from: sql`from processes p`,
    where: [seen, number === undefined ? title : sql`p.number = ${number}`],
    id: sql`p.id`,
    order: { name: 'queuedAt', expr: sql`p.queued_at`, type: 'timestamptz', direction: 'desc' },
    size: most,
    withTotal: false,
  });
  const rows = ids.length === 0 ? [] : await selectProcesses(db).where('processes.id', 'in', ids).execute();
  return inOrder(ids, rows).map((row) => ({
    id: row.id,
    label: row.title,
    detail: detailOf(row.starterName),
    status: row.status,
    known: [String(row.number), row.title],
  }));
}

/** Every kind of record with a card in the back-office, in the order they are shown. */
export const kinds: readonly Kind[] = [
  { kind: 'member', grants: ['memberPage.memberList:read', 'memberPage.memberCard:read'], find: findMembers },
  { kind: 'sale', grants: ['sales.salesListAdmin:read', 'sales.sale:read'], find: findSales },
  {
    kind: 'support',
    grants: ['technicalSupport.technicalSupportList:read', 'technicalSupport.detailRequestTechnicalSupport:read'],
    find: firstOf('support.adminList', supportRoutes['support.adminList'], (row) => ({
      id: row.id,
      label: `${row.number} ${row.subject}`,
      detail: detailOf(row.author.name),
      status: row.status,
      known: [row.number],
    })),
  },
  {
    kind: 'partner',
    grants: ['partner.partnerList:read', 'partner.partnerDetail:read'],
    find: firstOf('partners.list', partnersRoutes['partners.list'], (row) => ({
      id: row.id,
      label: row.name,
      detail: detailOf(`ИНН ${row.inn}`, row.kpp && `КПП ${row.kpp}`, row.legalName),
      status: row.status,
      known: [row.inn, row.name, row.legalName],
    })),
  },
  {
    kind: 'storeGroup',
    grants: ['storesGroups.storesGroupsList:read', 'storesGroups.storesGroupsDetail:read'],
    find: firstOf('storeGroups.list', storeGroupsRoutes['storeGroups.list'], ({ id, name }) => ({
      id,
      label: name,
      detail: '',
      status: null,
      known: [name],
    })),
  },
  {
    kind: 'product',
    grants: ['products.productList:read', 'products.productDetail:read'],
    find: firstOf('products.adminList', nomenclatureRoutes['products.adminList'], (row) => ({
      id: row.id,
      label: row.name,
      detail: detailOf(row.article, row.brand?.name),
      status: row.status,
      known: [row.article, row.name],
    })),
  },
  {
    kind: 'brand',
    grants: ['brands.brandsList:read', 'brands.brands:read'],
    find: firstOf('brands.list', nomenclatureRoutes['brands.list'], (row) => ({
      id: row.id,
      label: row.name,
      detail: detailOf(row.manufacturer?.name),
      status: null,
      known: [row.name],
    })),
  },
  {
    kind: 'manufacturer',
    grants: ['manufacturer.manufacturerList:read', 'manufacturer.manufacturerDetail:read'],
    find: firstOf('manufacturers.list', manufacturersRoutes['manufacturers.list'], (row) => ({
      id: row.id,
      label: row.name,
      detail: detailOf(`ИНН ${row.inn}`, row.kpp && `КПП ${row.kpp}`, row.legalName),
      status: row.status,
      known: [row.inn, row.name, row.legalName],
    })),
  },
  {
    kind: 'promotion',
    grants: ['promotions.promotionListAdmin:read', 'promotions.promotionDetailAdmin:read'],
    find: firstOf('promotions.adminList', promotionsRoutes['promotions.adminList'], (row) => ({
      id: row.id,
      label: row.name,
      detail: detailOf(row.number, row.manufacturer?.name),
      status: row.status,
      known: [row.number, row.name],
    })),
  },
  {
    kind: 'withdrawal',
    numbered: true,
    grants: ['transactionPage.transactionListAdmin:read', 'transactionPage.detailTransaction:read'],
    find: firstOf('withdrawals.adminList', withdrawalsRoutes['withdrawals.adminList'], (row) => ({
      id: row.id,
      label: row.number,
      detail: detailOf(row.member.fullName),
      status: row.status,
      known: [row.number],
    })),
  },
  {
    kind: 'operation',
    numbered: true,
    grants: ['transactionPage.transactionListAdmin:read', 'transactionPage.detailTransaction:read'],
    find: firstOf('operations.adminList', operationsRoutes['operations.adminList'], (row) => ({
      id: row.id,
      label: row.number,
      detail: detailOf(row.typeName, row.member.fullName),
      status: null,
      known: [row.number],
    })),
  },
  {
    kind: 'adjustment',
    numbered: true,
    grants: ['transactionPage.tuningsTransactionList:read', 'transactionPage.tuningsTransaction:read'],
    find: firstOf('tunings.list', adjustmentsRoutes['tunings.list'], (row) => ({
      id: row.id,
      label: row.number,
      detail: detailOf(row.member.fullName, row.reasonName),
      status: row.status,
      known: [row.number],
    })),
  },
  { kind: 'process', grants: ['logs.processList:read'], find: findProcesses },
  {
    kind: 'technical',
    grants: ['technicalUserPage.technicalUserList:read', 'technicalUserPage.technicalUserCard:read'],
    find: firstOf('technical.list', technicalRoutes['technical.list'], (row) => ({
      id: row.id,
      label: row.name,
      detail: detailOf(row.login),
      status: row.status,
      known: [row.login, row.name],
    })),
  },
  {
    kind: 'role',
    grants: ['roleSystem.detailAccessesRole:read'],
    find: firstOf('roles.list', rolesRoutes['roles.list'], ({ code, name }) => ({
      id: code,
      label: name,
      detail: code,
      status: null,
      known: [code, name],
    })),
  },
];
