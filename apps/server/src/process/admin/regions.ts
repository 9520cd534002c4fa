import { nearRegion } from '@pribavka/api';

import { quoted } from '../../core/text/quoted.ts';
import { type UnlistedRegion, unlistedRegions } from '../../modules/stores/index.ts';
import type { AdminCommand, Invocation } from './command.ts';
import { type AdminContext, withContext } from './context.ts';

const places: Record<UnlistedRegion['kind'], (name: string, code: string | null) => string> = {
  partner: (name) => `Партнёр ${quoted(name)}`,
  store: (name, code) => `Точка ${code ?? ''} партнёра ${quoted(name)}`,
  group: (name) => `Группа точек ${quoted(name)}`,
  promotion: (name) => `Акция ${quoted(name)}`,
};

async function check({ db, note }: AdminContext, { say, complain }: Invocation): Promise<number> {
  const odd = await unlistedRegions(db);
  for (const { kind, name, code, region } of odd) {
    const near = nearRegion(region);
    complain(`${places[kind](name, code)}: ${JSON.stringify(region)}${near ? `, похоже на ${quoted(near.name)}` : ''}`);
  }
  await note({
    action: 'read',
    entityType: 'store',
    entityLabel: 'Проверка регионов',
    after: { problems: odd.length },
  });
  say(odd.length === 0 ? 'Все регионы — из списка' : `Регионов не из списка: ${odd.length}`);
  return odd.length === 0 ? 0 : 1;
}

/** `regions check` */
export const checkRegionsCommand: AdminCommand = {
  name: 'regions check',
  args: '',
  count: [0, 0],
  summary: 'точки, партнёры, группы и акции, у которых регион не из списка субъектов РФ; если такие есть — код 1',
  writes: false,
  run: (call) => withContext(call, 'regions check', (ctx) => check(ctx, call)),
};
