import { readFileSync } from 'node:fs';

import { weigh } from '../lib/weigh.ts';
import { root } from '../lib/root.ts';
import { guardWeight } from './weight-guard.ts';

const KIB = 1024;

/** KiB gzip of what a bundle carries for the client, everything it imports counted; `row` is the first cell in README. */
const weights = [
  {
    name: 'api: createApi (axios)',
    row: '`createApi` of `@pribavka/api` (axios)',
    code: "export { createApi } from '@pribavka/api';",
    limit: 29.75,
  },
  {
    name: 'api/fetch: createApi',
    row: '`createApi` of `@pribavka/api/fetch`',
    code: "export { createApi } from '@pribavka/api/fetch';",
    limit: 7.25,
  },
  {
    name: 'api/fetch: createApi, retries, iterate',
    row: 'the same with `retries` and `iterate`',
    code: "export { createApi, iterate, retries } from '@pribavka/api/fetch';",
    limit: 7.75,
  },
  {
    name: 'api/locales/en',
    row: '`en` of `@pribavka/api/locales/en`',
    code: "export { en } from '@pribavka/api/locales/en';",
    limit: 11,
  },
  {
    name: 'api/routes: routes',
    row: '`routes` of `@pribavka/api/routes`',
    code: "export { routes } from '@pribavka/api/routes';",
    limit: 7,
  },
  {
    name: 'api/routes: portalRoutes',
    row: '`portalRoutes` of `@pribavka/api/routes`',
    code: "export { portalRoutes } from '@pribavka/api/routes';",
    limit: 2.75,
  },
] as const;

/** KiB by which the table of README may differ from what is measured. */
const tolerance = 0.15;

/** The table of README says what a build weighs. */
function wrongRow(readme: string, row: string, size: number): string[] {
  const stated = Number(readme.split(`| ${row} | `)[1]?.split(' |')[0]);
  return Math.abs(stated - size) <= tolerance ? [] : [`README, «${row}»: ${stated}, на деле ${size.toFixed(1)} КиБ`];
}

/** What nobody gets who has not asked for it. */
const strangers = /node_modules\/(axios|swr|react|@fingerprintjs|@sinclair)\//;

/** Builds the client over each transport and weighs it; the list of what is over its limit or brings a stranger along. */
export async function checkApiWeights(): Promise<string[]> {
  const problems: string[] = [];
  const readme = readFileSync(`${root}/packages/api/README.md`, 'utf8');
  for (const { name, row, code, limit } of weights) {
    const { gzip, modules } = await weigh(code, { from: `${root}/packages/api`, external: [] });
    problems.push(...guardWeight(name, gzip / KIB, limit), ...wrongRow(readme, row, gzip / KIB));
    const unasked = [...modules].filter(
      (path) => strangers.test(path) && !(name.includes('axios') && /axios/.test(path)),
    );
    if (unasked.length > 0) problems.push(`${name} несёт ${unasked[0]}`);
  }
  return problems;
}
