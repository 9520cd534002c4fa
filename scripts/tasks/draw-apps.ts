// Draws the apps and the areas of the server into docs/architecture.md from what their files import.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { redraw } from '../lib/drawings.ts';
import { root } from '../lib/root.ts';
import { readSources } from '../lib/sources.ts';

const page = join(root, 'docs/architecture.md');
writeFileSync(page, redraw(readFileSync(page, 'utf8'), readSources()));
