import { documentKinds, type Grant, type QueryKey, screens } from '@pribavka/api';
import { routes } from '@pribavka/api/routes';
import { type AheadCall, aheadCall, type AheadPlan, documentRoutes } from '@pribavka/api/start';

import { areas } from './app/areas.ts';
import type { MenuLinks } from './app/picture/own.ts';
import { basename } from './app/urls.ts';

const callOf = (key: QueryKey, input?: object): AheadCall => aheadCall(key, routes[key], input);

/** A screen of several lists opens for who reads one of them: the first is asked for only by who reads it. */
const grantOf = (key: QueryKey): Grant | undefined => {
  const { access }: { access: string } = routes[key];
  return access.includes(':') ? (access as Grant) : undefined;
};

/** The first questions of the back-office. The build calls it (scripts/lib/ahead.ts). */
export const aheadPlan = (): AheadPlan & { menu: MenuLinks } => ({
  signedIn: [callOf('role.accesses'), callOf('users.profile')],
  screens: areas.flatMap(({ path, screen, grant, first }) => {
    // An address that opens one record asks for that one.
    const bare = path.replace(/\/:\w+\?$/, '');
    const asked = bare.includes(':') ? undefined : first?.({ search: '', params: {} });
    if (!asked) return [];
    const calls = [callOf(asked.key, asked.input)];
    return [
      {
        path: `${basename}${bare}`,
        availability: screens[screen].availability,
        grant: grant ?? grantOf(asked.key),
        calls,
      },
    ];
  }),
  menu: Object.fromEntries(
    // The picture is drawn for somebody who may open every screen: what such a person has no need of is not in it.
    areas.flatMap(({ menu, url, screen }) =>
      menu && !menu.unless ? [[basename + url(), screens[screen].availability]] : [],
    ),
  ),
  everybody: documentKinds.map((kind) => callOf(documentRoutes[kind])),
});
