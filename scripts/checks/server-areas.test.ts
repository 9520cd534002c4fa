import { expect, it } from 'vitest';

import { drawServer } from '../lib/server-map.ts';
import { parse } from '../lib/sources.ts';
import { areasInCycle, serverAreas } from './server-areas.ts';

const file = (path: string, text: string) => parse(`apps/server/src/${path}`, text);
const found = (path: string, text: string) => serverAreas.check(file(path, text)).map((finding) => finding.text);

it('lets an area be imported by its door alone', () => {
  const path = 'modules/sales/commands/register.ts';
  expect(found(path, "import { calculate } from '../../promotion-rules/index.ts';")).toEqual([]);
  expect(found(path, "import { calculate } from '../../promotion-rules/domain/calculate.ts';")[0]).toContain('door');
  expect(found(path, "import { x } from '../queries/card.ts';")).toEqual([]);
  expect(found('seed/sales/run.ts', "import { x } from '../../modules/sales/commands/decide.ts';")[0]).toContain(
    'door',
  );
  expect(found('modules/sales/sales.http.test.ts', "import { x } from '../payouts/commands/form.ts';")).toEqual([]);
});

it('lets nothing below the areas know one', () => {
  expect(found('core/lists/list-ids.ts', "import { x } from '../../modules/sales/index.ts';")[0]).toContain('no area');
  expect(found('http/guard.ts', "import type { X } from '../modules/roles/index.ts';")[0]).toContain('no area');
  expect(found('process/start.ts', "import { x } from '../modules/keys/index.ts';")).toEqual([]);
});

it('knows the rooms of an area', () => {
  expect(found('modules/sales/helpers.ts', 'export const a = 1;')[0]).toContain('no room');
  expect(found('modules/sales/domain/input.ts', 'export const a = 1;')).toEqual([]);
});

it('finds a cycle over several areas, and draws the areas without shortcuts', () => {
  const door = (area: string, ...others: string[]) =>
    file(`modules/${area}/index.ts`, others.map((other) => `import '../${other}/index.ts';`).join('\n'));
  expect(areasInCycle([door('a', 'b'), door('b', 'c'), door('c', 'a')])).toEqual([
    'areas of the server import each other: a → b → c → a',
  ]);
  const files = [door('a', 'b', 'c'), door('b', 'c'), door('c')];
  expect(areasInCycle(files)).toEqual([]);
  expect(drawServer(files)).toContain('  a --> b\n  b --> c\n');
});
