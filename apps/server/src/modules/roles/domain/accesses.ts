import {
  actionIds,
  actions,
  type Action,
  type Grant,
  groupActions,
  groupLabels,
  type Group,
  pageLabels,
  pages,
  type PageCode,
} from '@pribavka/api';

/** Shape of the permissions call (specification §3): page → route groups → actions with access. */
export interface AccessPage {
  code: string;
  routeGroups: { code: string; urls: { actionId: number; access: boolean }[] }[];
}

type Has = (group: Group, action: Action) => boolean;

const groupOf = (page: PageCode, code: string): Group => `${page}.${code}` as Group;
const allPages = Object.keys(pages) as PageCode[];

export const isAvailable = (group: Group, action: Action): boolean =>
  (groupActions[group] as readonly Action[]).includes(action);

/** Every page and group with the four actions: the client needs no default of its own. */
export const accessItems = (grants: ReadonlySet<Grant>): AccessPage[] =>
  allPages.map((page) => ({
    code: page,
    routeGroups: pages[page].map((code) => ({
      code,
      urls: actions.map((action) => ({
        actionId: actionIds[action],
        access: grants.has(`${groupOf(page, code)}:${action}`),
      })),
    })),
  }));

/** The matrix of the editor: names, and what exists at all. */
export const matrixItems = (has: Has) =>
  allPages.map((page) => ({
    code: page,
    name: pageLabels[page],
    routeGroups: pages[page].map((code) => {
      const group = groupOf(page, code);
      const { name, hint } = groupLabels[group];
      return {
        code,
        name,
        description: hint,
        urls: actions.map((action) => ({
          actionId: actionIds[action],
          access: has(group, action),
          available: isAvailable(group, action),
        })),
      };
    }),
  }));

/** Grants named by a matrix from the wire; unknown groups and actions that do not exist are returned as wrong. */
export function grantsOf(items: readonly AccessPage[]): { grants: Grant[]; wrong: string[] } {
  const grants = new Set<Grant>();
  const wrong: string[] = [];
  for (const { code: page, routeGroups } of items) {
    for (const { code, urls } of routeGroups) {
      const group = groupOf(page as PageCode, code);
      for (const { actionId, access } of urls) {
        const action = actions.find((name) => actionIds[name] === actionId);
        if (!access || !action) continue;
        if (!(group in groupActions) || !isAvailable(group, action)) wrong.push(`${page}.${code}:${action}`);
        else grants.add(`${group}:${action}`);
      }
    }
  }
  return { grants: [...grants], wrong };
}
