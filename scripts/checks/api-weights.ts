import { weigh } from '../lib/weigh.ts';
import { root } from '../lib/root.ts';
import { guardWeight } from './weight-guard.ts';

const KIB = 1024;

/** KiB gzip of what a bundle carries for the client, everything it imports counted; the manifest stands apart. */
const weights = [
  { name: 'api: createApi (axios)', code: "export { createApi } from '@pribavka/api';", limit: 29 },
  { name: 'api/fetch: createApi', code: "export { createApi } from '@pribavka/api/fetch';", limit: 6.5 },
  {
    name: 'api/fetch: createApi, retries, iterate',
    code: "export { createApi, iterate, retries } from '@pribavka/api/fetch';",
    limit: 7,
  },
  { name: 'api/locales/en', code: "export { en } from '@pribavka/api/locales/en';", limit: 10 },
] as const;

/** What nobody gets who has not asked for it. */
const strangers = /node_modules\/(axios|swr|react|@fingerprintjs|@sinclair)\//;

/** Builds the client over each transport and weighs it; the list of what is over its limit or brings a stranger along. */
export async function checkApiWeights(): Promise<string[]> {
  const problems: string[] = [];
  for (const { name, code, limit } of weights) {
    const { gzip, modules } = await weigh(code, { from: `${root}/packages/api`, external: [] });
    problems.push(...guardWeight(name, gzip / KIB, limit));
    const unasked = [...modules].filter(
      (path) => strangers.test(path) && !(name.includes('axios') && /axios/.test(path)),
    );
    if (unasked.length > 0) problems.push(`${name} несёт ${unasked[0]}`);
  }
  return problems;
}
