import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { capture } from '../lib/run.ts';
import { root } from '../lib/root.ts';

/** What a caller writes: the client, three calls of different areas, a list walked, a problem narrowed. */
const program = `
import { createApi, createSession, isProblem, iterate, memoryStore } from '@pribavka/api';
import { routes } from '@pribavka/api/routes';

const api = createApi({ routes, session: createSession({ store: memoryStore() }), baseURL: 'https://example.ru/api' });
await api.call('auth.login', { body: { login: 'a', password: 'b' } });
export const id: string = (await api.call('users.profile')).user.id;
export const sale = await api.call('sales.get', { params: { id } });
for await (const { number } of iterate(api, 'sales.adminList', {})) console.log(number);
export const left = (error: unknown) => (isProblem(error, 'CODE_WRONG') ? error.params.n : undefined);
`;

/** Type instantiations of that program over the built package: a count, the same on every machine. */
const limit = 300_000;

/** What the types of the built package cost the one who imports it. */
export async function checkApiTypes(): Promise<string[]> {
  const folder = join(root, '.cache', 'api-types');
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(join(folder, 'program.ts'), program);
    const compilerOptions = { customConditions: [], incremental: false, lib: ['es2023', 'dom', 'dom.iterable'] };
    const settings = { extends: '../../tsconfig.base.json', compilerOptions, files: ['program.ts'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const { code, output } = await capture('tsc', ['-p', folder, '--extendedDiagnostics']);
    const count = Number(/^Instantiations:\s+(\d+)/m.exec(output)?.[1] ?? Number.NaN);
    if (code !== 0 || Number.isNaN(count)) return [output.trim()];
    const line = `типы api: ${(count / 1000).toFixed(0)} тыс. подстановок из ${limit / 1000}`;
    console.log(`    ${line}`);
    return count > limit ? [line] : [];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
