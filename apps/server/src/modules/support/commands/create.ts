import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Ctx, Work } from '../../../http/context.ts';
import { invalid } from '../../../http/problem.ts';
import type { Scope } from '../../../http/scope.ts';
import { systemScope } from '../../../http/scope.ts';
import { newId } from '../../../ids.ts';
import { visibleSales } from '../../sales/index.ts';
import { visibleOperations } from '../../operations/index.ts';
import { requireCategory } from './categories.ts';
import { claimSupportFiles } from '../repository/files.ts';
import { line } from '../domain/line.ts';
import { putMessage } from '../repository/messages.ts';
import { notifyAgents } from '../notices.ts';
import { readRequest, type RequestRecord } from '../repository/requests.ts';
import { readTerms } from '../repository/settings.ts';

export interface NewRequest {
  author: { id: string; partnerId: string | null; manufacturerId: string | null; byCompany: boolean } | null;
  contact?: { name: string; phone: string | null; email: string | null } | undefined;
  category: string;
  subject: string;
  text: string;
  fileIds?: readonly string[] | undefined;
  saleId?: string | undefined;
  operationId?: string | undefined;
}

/** Creates a request with its first message and notifies the agents; the caller has checked the author. */
export async function openRequest(
  work: Pick<Work, 'db' | 'now' | 'notify'>,
  request: NewRequest,
): Promise<RequestRecord> {
  const { db } = work;
  const at = work.now();
  const categoryCode = await requireCategory(db, request.category);
  const terms = await readTerms(db);
  const id = newId();
  await db
    .insertInto('supportRequests')
    .values({
      id,
      authorId: request.author?.id ?? null,
      contactName: request.contact ? line(request.contact.name) : null,
      contactPhone: request.contact?.phone ?? null,
      contactEmail: request.contact?.email ?? null,
      partnerId: request.author?.partnerId ?? null,
      manufacturerId: request.author?.manufacturerId ?? null,
      byCompany: request.author?.byCompany ?? false,
      categoryCode,
      subject: line(request.subject),
      saleId: request.saleId ?? null,
      operationId: request.operationId ?? null,
      firstResponseDueAt: terms.answerBy(at, categoryCode, 'normal'),
      createdAt: at,
      updatedAt: at,
    })
    .execute();
  await putMessage(db, {
    requestId: id,
    at,
    author: 'author',
    authorId: request.author?.id ?? null,
    text: request.text,
    fileIds: request.fileIds,
  });
  const record = await readRequest(db, id, systemScope());
  await notifyAgents(work, record);
  return record;
}

/** What a request is about has to be something its author sees himself. */
async function checkLinks(db: Db, scope: Scope, links: Pick<NewRequest, 'saleId' | 'operationId'>): Promise<void> {
  const { saleId, operationId } = links;
  if (saleId) {
    const { rows } = await sql`select 1 from sales s where s.id = ${saleId}::uuid and ${visibleSales(scope)}`.execute(
      db,
    );
    if (rows.length === 0) throw invalid({ saleId: 'SALE_NOT_FOUND' });
  }
  if (operationId) {
    const { rows } = await sql`
      select 1 from transfers t where t.id = ${operationId}::uuid and ${visibleOperations(scope)}`.execute(db);
    if (rows.length === 0) throw invalid({ operationId: 'OPERATION_NOT_FOUND' });
  }
}

/** POST /requests: a person with an account writes to support. */
export async function createRequest(ctx: Ctx<'support.create'>): Promise<RequestRecord> {
  const { actor, body, scope } = ctx;
  await checkLinks(ctx.db, scope, body);
  const fileIds = await claimSupportFiles(ctx.db, actor.id, body.fileIds ?? []);
  return openRequest(ctx, {
    ...body,
    fileIds,
    author: {
      id: actor.id,
      partnerId: actor.partnerId,
      manufacturerId: actor.manufacturerId,
      byCompany: scope.kind === 'partner' || scope.kind === 'manufacturer',
    },
  });
}
