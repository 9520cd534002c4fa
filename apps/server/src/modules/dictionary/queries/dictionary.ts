import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { documentKinds, documentTitles } from '../../documents/index.ts';
import { reasons } from '../domain/reasons.ts';
import { readList, readProgrammeSettings, readRegions } from '../repository.ts';
import { statuses } from '../domain/statuses.ts';
import { flags, logActions, mechanics, operationTypes, processKinds, registrationRoles } from '../domain/names.ts';

export async function readDictionary(ctx: Ctx<'dictionary.get'>): Promise<Output<'dictionary.get'>> {
  const [regions, settings, positions, supportCategories] = await Promise.all([
    readRegions(ctx.db),
    readProgrammeSettings(ctx.db),
    readList(ctx.db, 'positions'),
    readList(ctx.db, 'supportCategories'),
  ]);
  return {
    roles: registrationRoles,
    positions,
    regions: regions.map((name) => ({ code: name.slice(0, 64), name })),
    statuses,
    reasons,
    operationTypes,
    mechanics,
    processKinds,
    logActions,
    documentKinds: documentKinds.map((code) => ({ code, name: documentTitles[code] })),
    supportCategories,
    flags,
    settings,
  };
}
