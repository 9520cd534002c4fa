import type { CommandKey, Handlers, Input, Output, QueryKey, UnguardedGroup } from './contract.ts';
import { iterate } from './client/iterate.ts';
import type { Api } from './client/types.ts';
import type { LocaleTexts } from './locales/define.ts';
import { problemText } from './problems/all.ts';
import { isProblem } from './problems/problem.ts';
import type { Grant } from './permissions.ts';
import type { Route, RouteTable } from './routes/types.ts';

/* Everything here is checked by the compiler only: each `@ts-expect-error` is a refusal we rely on. */

type Member = { actorId: string };
type Pair = 'sales.submit' | 'points.settings';
declare const sale: Output<'sales.get'>;
declare const settings: Output<'points.settings'>;

export const complete: Handlers<Member, undefined, Pair> = {
  'sales.submit': async () => sale,
  'points.settings': async () => settings,
};

// @ts-expect-error a handler is missing
export const missing: Handlers<Member, undefined, Pair> = { 'sales.submit': async () => sale };

export const surplus: Handlers<Member, undefined, 'sales.submit'> = {
  'sales.submit': async () => sale,
  // @ts-expect-error nobody asked for this handler
  'sales.steal': async () => sale,
};

export const incomplete: Handlers<Member, undefined, 'stores.addressesByInn'> = {
  // @ts-expect-error the answer lacks its fields
  'stores.addressesByInn': async () => [{ partnerId: 'x' }],
};

export const publicContext: Handlers<Member, { ip: string }, 'auth.login'> = {
  // @ts-expect-error a public route has no actor
  'auth.login': async (_input, context) => context.actorId,
};

export const grant: Grant = 'sales.sale:update';
// @ts-expect-error misspelt group
export const wrongGroup: Grant = 'sales.sales:update';
// @ts-expect-error misspelt action
export const wrongAction: Grant = 'sales.sale:write';
// @ts-expect-error group of another page
export const wrongPage: Grant = 'brands.sale:read';

// @ts-expect-error a route without access
export const open: Route = { method: 'GET', path: '/v1/private/x', kind: 'query' };
export const table = {
  'x.y': {
    method: 'GET',
    path: '/v1/private/x',
    kind: 'query',
    // @ts-expect-error access that is not a right
    access: 'anyone',
  },
} as const satisfies RouteTable;
export const outside: Route = {
  method: 'GET',
  // @ts-expect-error a path outside the versioned areas
  path: '/private/x',
  kind: 'query',
  access: 'session',
};

export const login: Input<'auth.login'> = { body: { login: 'a', password: 'b' } };
// @ts-expect-error a body is required
export const noBody: Input<'auth.login'> = {};
// @ts-expect-error a field is missing
export const shortBody: Input<'auth.login'> = { body: { login: 'a' } };
export const longBody: Input<'auth.login'> = {
  // @ts-expect-error a field nobody knows
  body: { login: 'a', password: 'b', remember: true },
};
// @ts-expect-error path parameters are required
export const noParams: Input<'sales.get'> = {};
// @ts-expect-error a query string is required
export const noQuery: Input<'stores.addressesByInn'> = {};
// @ts-expect-error a file is required
export const noFile: Input<'users.uploadAvatar'> = {};
export const emptyInput: Input<'users.profile'> = {};
export const emptyList: Input<'sales.list'> = {};
export const badSort: Input<'sales.list'> = {
  // @ts-expect-error a field one cannot sort by
  body: { sort: [{ field: 'secret', direction: 'asc' }] },
};

export const query: QueryKey = 'sales.list';
export const command: CommandKey = 'sales.create';
// @ts-expect-error a command is never a cache key
export const commandAsQuery: QueryKey = 'sales.create';
// @ts-expect-error a query carries no idempotency key
export const queryAsCommand: CommandKey = 'sales.list';
// @ts-expect-error a route that does not exist
export const unknownKey: QueryKey = 'sales.all';

// @ts-expect-error this group is guarded by routes, so it cannot be listed as waiting
export const guarded: UnguardedGroup = 'sales.sale';

export const text: string = problemText('CODE_WRONG', { n: 2 });
// @ts-expect-error a code without a text
export const noText: string = problemText('CODE_UNKNOWN');
// @ts-expect-error the text needs its number
export const noNumber: string = problemText('CODE_WRONG');
// @ts-expect-error the text needs another parameter
export const wrongNumber: string = problemText('CODE_WRONG', { name: 2 });

export function narrowed(error: unknown): number | string {
  if (isProblem(error, 'CODE_WRONG')) return error.params.n;
  // @ts-expect-error a code nobody knows
  if (isProblem(error, 'CODE_UNKNOWN')) return '';
  // @ts-expect-error without its code a parameter may be missing
  return isProblem(error) ? error.params['n'] : '';
}

declare const enTexts: LocaleTexts;
export const whole: LocaleTexts = { ...enTexts, problems: { ...enTexts.problems, NOT_FOUND: '…' } };
const { NOT_FOUND: _left, ...rest } = enTexts.problems;
// @ts-expect-error a language without one of the codes
export const partial: LocaleTexts = { ...enTexts, problems: rest };

declare const api: Api;
export const rows: AsyncGenerator<Output<'sales.list'>['items'][number]> = iterate(api, 'sales.list', {});
// @ts-expect-error what is not a list has no rows
export const noRows: unknown = iterate(api, 'points.get', {});
// @ts-expect-error the iterator minds the place itself
export const placed: unknown = iterate(api, 'sales.list', { body: { page: 2 } });
