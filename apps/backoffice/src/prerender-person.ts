import { groupActions, groups } from '@pribavka/api';
import { type SessionStore, stillSession } from '@pribavka/api/react';

/** May do everything: what a person may not is taken out of the picture when it is known who it is. */
export const anyAdministrator: SessionStore = stillSession({
  roleCode: 'admin',
  grants: new Set(groups.flatMap((group) => groupActions[group].map((action) => `${group}:${action}` as const))),
});
