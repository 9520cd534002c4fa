// Writes the bill of materials of a release: what every installation of it runs.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { checkBom } from '../checks/bom.ts';
import { projectBom } from '../lib/bom.ts';
import { root } from '../lib/root.ts';

const bom = await projectBom();
const problems = checkBom(bom);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
writeFileSync(join(root, 'bom.json'), `${JSON.stringify(bom, null, 2)}\n`);
console.log(`bom.json: CycloneDX ${bom.specVersion}, компонентов ${bom.components.length}`);
