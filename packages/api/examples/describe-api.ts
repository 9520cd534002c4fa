// The OpenAPI document as a file, and what a call may be refused with: node describe-api.ts openapi.json
import { writeFileSync } from 'node:fs';

import { buildOpenApi, callDescriptions, listErrors } from '@pribavka/api/openapi';

const path = process.argv[2] ?? 'openapi.json';

const document = buildOpenApi({ version: '1.0.0', servers: ['https://example.ru/api'] });
writeFileSync(path, JSON.stringify(document, null, 2));

const { summary, refusals = [] } = callDescriptions['sales.cancel'];
console.log(summary);
for (const { code, status } of listErrors()) if (refusals.includes(code)) console.log(status, code);
