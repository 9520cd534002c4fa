// Writes how many refused words each file still has: only to lower the numbers after a renaming.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../../lib/root.ts';
import { countByPath, refusedWords } from './check.ts';

const counts = countByPath(refusedWords());
writeFileSync(join(root, 'scripts/checks/names/baseline.json'), `${JSON.stringify(counts, undefined, 2)}\n`);
