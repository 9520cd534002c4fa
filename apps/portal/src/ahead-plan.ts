import { documentKinds, type QueryKey, screens } from '@pribavka/api';
import { portalRoutes } from '@pribavka/api/routes';
import { type AheadCall, aheadCall, type AheadPlan, documentRoutes } from '@pribavka/api/start';

import { type Area, memberAreas } from './app/areas.ts';
import type { PortalApi } from './app/client.ts';

const callOf = (key: keyof typeof portalRoutes & QueryKey, input?: object): AheadCall =>
  aheadCall(key, portalRoutes[key], input);

/** A member has nothing in the address and everything he may have. */
const member = { roleCode: 'member', grants: new Set<string>() };

/** What an area starts with at its bare address, heard through a client that sends nothing. */
function callsOf({ start }: Area): AheadCall[] {
  const calls: AheadCall[] = [];
  const call = async (...[key, input]: Parameters<typeof callOf>): Promise<never> => {
    calls.push(callOf(key, input));
    return new Promise(() => undefined);
  };
  start?.({ api: { call } as unknown as PortalApi, params: {}, search: new URLSearchParams(), access: member });
  return calls;
}

/** The first questions of the portal. The build calls it (scripts/lib/ahead.ts). */
export const aheadPlan = (): AheadPlan => ({
  signedIn: [callOf('role.accesses'), callOf('users.profile')],
  screens: memberAreas
    .map((area) => ({ area, path: screens[area.screen].path }))
    .filter(({ path }) => !path.includes(':'))
    .map(({ area, path }) => {
      const [first, ...later] = callsOf(area);
      return {
        path,
        availability: screens[area.screen].availability,
        roleCode: member.roleCode,
        calls: first ? [first] : [],
        later,
      };
    })
    .filter(({ calls }) => calls.length > 0),
  everybody: documentKinds.map((kind) => callOf(documentRoutes[kind])),
});
