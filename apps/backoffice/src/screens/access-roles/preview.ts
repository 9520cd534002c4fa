import {
  type Access,
  type Action,
  actionLabels,
  actions,
  can,
  decide,
  type Group,
  groupActions,
  groupLabels,
  mainPage,
  pages,
  type PageCode,
  type ScreenName,
  screens,
} from '@pribavka/api';
import type { IconComponent } from '@pribavka/ui';

/** What the preview needs of an area; the app gives its own list, the one its menu is made of. */
export interface PreviewArea {
  readonly screen: ScreenName;
  readonly label: string;
  readonly menu?:
    | {
        readonly id: string;
        readonly group: string;
        readonly icon: IconComponent;
        readonly unless?: ScreenName;
      }
    | undefined;
}

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly screen: ScreenName;
  readonly icon: IconComponent | undefined;
}

export interface MenuGroup {
  readonly id: string;
  readonly label: string;
  readonly items: readonly MenuItem[];
}

/** A confirmed person with these rights stands before a screen. */
function opens(screen: ScreenName, access: Access): boolean {
  const user = { roleCode: access.roleCode, status: 'confirmed', isPhoneVerified: true };
  return decide({ screen, session: { authorised: true, access, user } }).kind === 'allow';
}

/** Menu of the back-office for these rights: the same areas, the same decision as in the app itself. */
export const menuOf = (
  areas: readonly PreviewArea[],
  groups: Readonly<Record<string, string>>,
  access: Access,
): MenuGroup[] =>
  Object.entries(groups)
    .map(([id, label]) => ({
      id,
      label,
      items: areas.flatMap(({ screen, label: name, menu }) =>
        menu?.group === id && opens(screen, access) && !(menu.unless && opens(menu.unless, access))
          ? [{ id: menu.id, label: name, screen, icon: menu.icon }]
          : [],
      ),
    }))
    .filter(({ items }) => items.length > 0);

const names = Object.keys(screens) as ScreenName[];

/** Screens of the portal that are closed to some, and open for these rights. */
export const portalOf = (access: Access): MenuItem[] =>
  names
    .filter((name) => {
      const { app, availability } = screens[name];
      return (
        app === 'portal' && (availability.kind === 'groups' || availability.kind === 'roles') && opens(name, access)
      );
    })
    .map((name) => ({ id: name, label: screens[name].title, screen: name, icon: undefined }));

/** Where the person lands after the sign-in, and whether it lets him in. */
export function landingOf(access: Access): { screen: ScreenName; opens: boolean } {
  const screen = mainPage(access.roleCode);
  return { screen, opens: opens(screen, access) };
}

export interface ScreenRight {
  readonly group: Group;
  readonly name: string;
  readonly hint: string;
  /** «Чтение», «Изменение»…; none is a right that is not given. */
  readonly actions: readonly string[];
}

const pageOf = (group: Group): PageCode => group.slice(0, group.indexOf('.')) as PageCode;

/** What can be done on a screen: every row of the pages it is made of. */
export function rightsAt(screen: ScreenName, access: Access): ScreenRight[] {
  const { availability } = screens[screen];
  if (availability.kind !== 'groups') return [];
  const codes = [...new Set(availability.groups.map(pageOf))];
  return codes.flatMap((page) =>
    pages[page].map((code) => {
      const group = `${page}.${code}` as Group;
      const own = actions.filter(
        (action: Action) => (groupActions[group] as readonly Action[]).includes(action) && can(access, group, action),
      );
      return { group, ...groupLabels[group], actions: own.map((action) => actionLabels[action]) };
    }),
  );
}
