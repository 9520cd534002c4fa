import { authRoutes } from './auth.ts';
import { dictionaryRoutes } from './dictionary.ts';
import { filesRoutes } from './files.ts';
import { membersRoutes } from './members.ts';
import { notificationsRoutes } from './notifications.ts';
import { partnersRoutes } from './partners.ts';
import { roleRoutes } from './role.ts';
import { secondFactorRoutes } from './second-factor.ts';
import { storeGroupsRoutes } from './store-groups.ts';
import { usersRoutes } from './users.ts';

/** What the first screens of the back-office call; it fetches the rest with the first call of it (`later`). */
export const officeFirstRoutes = {
  ...authRoutes,
  ...secondFactorRoutes,
  ...usersRoutes,
  ...dictionaryRoutes,
  ...roleRoutes,
  ...filesRoutes,
  ...notificationsRoutes,
  ...membersRoutes,
  ...partnersRoutes,
  ...storeGroupsRoutes,
} as const;
