import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { redraw } from '../lib/drawings.ts';
import { root } from '../lib/root.ts';
import { readSources } from '../lib/sources.ts';

/** The drawings of the apps and of the server are what the code is now. */
export function staleAppMap(): string[] {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  return redraw(page, readSources()) === page
    ? []
    : ['docs/architecture.md отстал от кода: node --conditions=@pribavka/source scripts/tasks/draw-apps.ts'];
}
