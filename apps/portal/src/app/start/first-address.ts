import { decide, screenAt } from '@pribavka/api';

import { loginUrl } from '../../screens/login/urls.ts';

const nobody = { authorised: false, access: undefined, user: undefined } as const;

/**
 * Where somebody without a session starts instead of this address: Login, which comes back to it afterwards. The guard
 * says the same, but only when the screen has been fetched for nothing. Undefined where the address may stay.
 */
export function firstAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined {
  const screen = screenAt('portal', pathname);
  if (!screen || decide({ screen, session: nobody }).kind !== 'toLogin') return undefined;
  return loginUrl(`${pathname}${search}`);
}
