import { sql } from 'kysely';

import type { Ctx } from '../../../http/context.ts';
import { notFound, problem } from '../../../http/problem.ts';
import { partnersInScope } from '../policy.ts';

/** The scan of a signed consent; it becomes the partner's when its form is saved. */
export async function uploadConsent(ctx: Ctx<'partners.uploadConsent'>) {
  const { rows } = await sql<{ id: string; name: string }>`
    select p.id, p.name from partners p where p.id = ${ctx.params.id}::uuid and ${partnersInScope(ctx.scope)}`.execute(
    ctx.db,
  );
  const [partner] = rows;
  if (!partner) throw notFound();
  // The consent is the programme's proof: a company does not change it by itself.
  if (ctx.scope.kind !== 'all') throw problem('FORBIDDEN');
  const file = await ctx.files.save({
    ...ctx.upload,
    ownerId: ctx.actor.id,
    purpose: 'partner_consent',
    accessGrant: 'partner.partnerDetail:read',
    partnerId: partner.id,
  });
  ctx.audit({ entityId: partner.id, entityLabel: partner.name, action: 'update', after: { fileName: file.name } });
  return file;
}
