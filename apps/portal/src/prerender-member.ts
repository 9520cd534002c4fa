import { type Access, screens } from '@pribavka/api';
import { type SessionStore, stillSession } from '@pribavka/api/react';

import { memberAreas } from './app/areas.ts';

const access: Access = {
  roleCode: 'member',
  grants: new Set(
    memberAreas.flatMap(({ screen }) => {
      const { availability } = screens[screen];
      return availability.kind === 'groups' ? availability.groups.map((group) => `${group}:read` as const) : [];
    }),
  ),
};

/** The session of any member, for a page drawn before it is known whose it is: he may open every screen of the menu. */
export const anyMember: SessionStore = stillSession(access);

/** Of all kinds, with dates as long as they get: on a phone they decide about the height. */
export const balance = {
  active: 2,
  pending: 1,
  reserved: 0,
  debt: 0,
  spendBlocked: false,
  blockReason: null,
  nextActivation: { date: '2026-11-27', points: 1 },
  nextExpiration: { date: '2026-11-30', points: 1 },
};
