import { actionLabels, groupLabels } from '../permission-labels.ts';
import { parseGrant } from '../permissions.ts';
import type { Route } from '../routes/types.ts';

const audiences = {
  member: 'только участник',
  person: 'все роли, кроме технического пользователя',
  staff: 'все роли, кроме участника',
  office: 'все роли, кроме участника и технического пользователя',
  admin: 'только администратор',
  technical: 'только технический пользователь',
} as const;

/** Who may call a route, as a sentence for the documentation. */
export function accessText(route: Route): string {
  const who = route.audience ? `; ${audiences[route.audience]}` : '';
  if (route.access === 'public') return 'Доступ: без входа';
  if (route.access === 'session') return `Доступ: свой сеанс${who}`;
  const { group, action } = parseGrant(route.access);
  return `Доступ: «${groupLabels[group].name}», ${actionLabels[action].toLowerCase()} (\`${route.access}\`)${who}`;
}
