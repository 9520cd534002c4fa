import type { Db } from '../../../../db/open.ts';
import type { Fate, Many } from '../../../../http/batched.ts';
import type { Output } from '../../../../http/contract.ts';
import { autoConfirm } from '../auto-confirm.ts';
import { readOwnSales, type Sale } from '../../queries/card.ts';
import { claimProblem, tellConflict } from './register.ts';
import { sellerNames } from '../../policy/seller.ts';
import { type Asked, registerTogether } from './together.ts';
import { tellJournal, writerOf } from './writer-of.ts';
import { saleOfWritten } from './written.ts';

type Request = Parameters<Many<'sales.create'>>[0][number];
type Result = Fate<Output<'sales.create'>>;

interface Saved {
  request: Request;
  sale: Sale;
}

const isSeller = (field: string): boolean => (sellerNames as readonly string[]).includes(field);

/**
 * Whoever names a seller goes alone. Photos are looked up one by one and a draft has no points: both go alone. So does a second sale of a person, or of
 * a device, whose signs of risk have to see the first.
 */
function chooseTogether(requests: readonly Request[]): Set<number> {
  const taken = new Set<string>();
  const chosen = new Set<number>();
  requests.forEach(({ actor, body, fingerprint }, index) => {
    const names = [`member ${actor.id}`, ...(fingerprint === undefined ? [] : [`device ${fingerprint}`])];
    if (actor.kind === 'technical' || Object.keys(body).some(isSeller)) return;
    if (!body.submit || body.fileIds?.length || names.some((name) => taken.has(name))) return;
    for (const name of names) taken.add(name);
    chosen.add(index);
  });
  return chosen;
}

/** Some of them are confirmed without a person, and have more to tell. */
async function confirmAtOnce(db: Db, saved: readonly Saved[], now: Date): Promise<Saved[]> {
  for (const { request, sale } of saved) await autoConfirm(request, sale.id);
  const asked = saved.map(({ request: { actor, scope }, sale }) => ({ id: sale.id, viewer: actor, scope }));
  const cards = await readOwnSales(db, asked, now);
  return saved.map(({ request }, index) => ({ request, sale: cards[index]! }));
}

/** Sales of several people sent to be checked: facts, signs and points of all of them in one statement each. */
export const createSales: Many<'sales.create'> = async (requests) => {
  const fates = new Map<Request, Result>(requests.map((request) => [request, 'alone']));
  const together = chooseTogether(requests);
  const chosen = requests.filter((_, index) => together.has(index));
  const [first] = chosen;
  if (!first) return requests.map(() => 'alone');
  const { db } = first;
  const now = first.now();
  const asked = chosen.map((request): Asked => {
    const { submit, ...body } = request.body;
    return { writer: { ...writerOf(request), now }, request: { body, submit } };
  });
  const made = await registerTogether(db, asked, now);
  if (!made) return requests.map(() => 'alone');
  const saved: Saved[] = [];
  for (const [index, outcome] of made.outcomes.entries()) {
    const request = chosen[index]!;
    if (outcome === 'alone') continue;
    if ('refusal' in outcome) {
      fates.set(request, outcome);
      continue;
    }
    const { draft, payload, answer } = outcome;
    const { number, postings, state, detail } = answer;
    const refusal = answer.outcome === 'refused' ? claimProblem(state, detail, draft.ids) : undefined;
    if (answer.outcome === 'saved' && number !== undefined && postings) {
      const { actor: viewer, scope } = request;
      saved.push({ request, sale: saleOfWritten(draft, payload, { number, postings }, { viewer, scope, now }) });
    }
    if (!refusal) continue;
    await tellConflict(draft, detail);
    fates.set(request, { refusal });
  }
  for (const { request, sale } of made.settings.autoConfirm ? await confirmAtOnce(db, saved, now) : saved) {
    tellJournal(request, sale);
    fates.set(request, { data: sale });
  }
  return requests.map((request) => fates.get(request) ?? 'alone');
};
