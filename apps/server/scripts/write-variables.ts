// Writes the variables of the environment into docs/operations.md and .env.example from their descriptions.
import { readFileSync, writeFileSync } from 'node:fs';

import { drawExample, withVariables } from './lib/variables-page.ts';

const root = new URL('../../../', import.meta.url);
const page = new URL('docs/operations.md', root);
writeFileSync(page, withVariables(readFileSync(page, 'utf8')));
writeFileSync(new URL('.env.example', root), drawExample());
