import type { BatchHandler, BatchResult } from '../../../../http/batched.ts';
import type { Output } from '../../../../http/contract.ts';
import { invalid } from '../../../../http/problem.ts';
import { readSettings } from '../../../points-settings/index.ts';
import { commandContext, memberNames, memberOf, recordAudit } from '../../policy/member.ts';
import { readOwnSales, readSale, type Sale } from '../../queries/card.ts';
import { autoConfirm } from '../auto-confirm.ts';
import { registerSales, type SaleCommand } from './register-sales.ts';

type Request = Parameters<BatchHandler<'sales.create'>>[0][number];
type Result = BatchResult<Output<'sales.create'>>;

const namesMember = (field: string): boolean => (memberNames as readonly string[]).includes(field);

/**
 * Which of several requests may share a transaction. The sale of an integration, photos and a draft go individually,
 * and so does a second sale of a person or of a device, whose signs of risk have to see the first.
 */
function findShareable(requests: readonly Request[]): Request[] {
  const seen = new Set<string>();
  return requests.filter(({ actor, body, fingerprint }) => {
    const names = [`member ${actor.id}`, ...(fingerprint === undefined ? [] : [`device ${fingerprint}`])];
    if (actor.kind === 'technical' || Object.keys(body).some(namesMember)) return false;
    if (!body.submit || body.fileIds?.length || names.some((name) => seen.has(name))) return false;
    for (const name of names) seen.add(name);
    return true;
  });
}

async function commandOf(request: Request): Promise<SaleCommand> {
  const { submit, memberId, userExternalId, phone, ...body } = request.body;
  const member = await memberOf(request, { memberId, userExternalId, phone });
  const isIntegration = request.actor.kind === 'technical';
  // A draft belongs to its author alone, and a system has nobody to finish it.
  if (isIntegration && !submit) throw invalid({ submit: 'SALE_SUBMIT' });
  const source = isIntegration ? 'api' : 'portal';
  return { context: commandContext(request, member), request: { body, submit, source } };
}

type Saved = { request: Request; id: string };

/** Sales as they stand now. An integration, which is never one of several, sees its sale as its owner does. */
async function readCards(saved: readonly Saved[]): Promise<Sale[]> {
  const [first] = saved;
  if (!first) return [];
  const { db, actor, scope } = first.request;
  const now = first.request.now();
  if (actor.kind === 'technical') return [await readSale(db, first.id, actor, scope, now)];
  const asked = saved.map(({ request, id }) => ({ id, viewer: request.actor, scope: request.scope }));
  return readOwnSales(db, asked, now);
}

/** `sales.create`: facts, signs of risk, points and cards of all the sales in one statement each. */
export const createSales: BatchHandler<'sales.create'> = async (requests) => {
  const results = new Map<Request, Result>();
  const chosen = requests.length > 1 ? findShareable(requests) : requests;
  const [first] = chosen;
  if (!first) return requests.map(() => 'individual');
  const { db } = first;
  const commands: SaleCommand[] = [];
  for (const request of chosen) commands.push(await commandOf(request));
  const saved: Saved[] = [];
  for (const [index, result] of (await registerSales(db, commands, first.now())).entries()) {
    const request = chosen[index]!;
    if (typeof result === 'object' && 'id' in result) saved.push({ request, id: result.id });
    else results.set(request, result);
  }
  if (saved.length > 0 && (await readSettings(db)).autoConfirm) {
    for (const { request, id } of saved) if (request.body.submit) await autoConfirm(request, id);
  }
  for (const [index, sale] of (await readCards(saved)).entries()) {
    const { request } = saved[index]!;
    recordAudit(request, sale);
    results.set(request, { data: sale });
  }
  return requests.map((request) => results.get(request) ?? 'individual');
};
