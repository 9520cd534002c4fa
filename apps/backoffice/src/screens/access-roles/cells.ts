import {
  type Accesses,
  type Action,
  actionIds,
  actionLabels,
  actions,
  type Grant,
  groupActions,
  type Group,
  groupLabels,
  pageLabels,
  pages,
  type PageCode,
  parseGrant,
} from '@pribavka/api';
import type { MatrixColumn, MatrixSection } from '@pribavka/ui/table';

const pageCodes = Object.keys(pages) as PageCode[];

/** Every right there is, in the order of the matrix. */
export const everyGrant: readonly Grant[] = pageCodes.flatMap((page) =>
  pages[page].flatMap((code) => {
    const group = `${page}.${code}` as Group;
    return groupActions[group].map((action): Grant => `${group}:${action}`);
  }),
);

export const matrixColumns: readonly MatrixColumn[] = actions.map((id) => ({ id, label: actionLabels[id] }));

/** Rows of the matrix are the groups, so that the name of a cell is the right itself. */
export const matrixSections: readonly MatrixSection[] = pageCodes.map((page) => ({
  id: page,
  label: pageLabels[page],
  rows: pages[page].map((code) => {
    const group = `${page}.${code}` as Group;
    const { name, hint } = groupLabels[group];
    return { id: group, label: name, hint, code, columns: groupActions[group] };
  }),
}));

/** Only the rows that have one of these cells. */
export const rowsWith = (cells: ReadonlySet<Grant>): readonly MatrixSection[] => {
  const touched = new Set([...cells].map((grant) => parseGrant(grant).group as string));
  return matrixSections
    .map((section) => ({ ...section, rows: section.rows.filter(({ id }) => touched.has(id)) }))
    .filter(({ rows }) => rows.length > 0);
};

type Items = Accesses['items'];

/** Rights of a role as the server sends them. */
export function grantsIn(items: Items): Grant[] {
  const on = new Set<string>();
  for (const { code: page, routeGroups } of items) {
    for (const { code, urls } of routeGroups) {
      for (const { actionId, access } of urls) {
        const action = actions.find((name) => actionIds[name] === actionId);
        if (access && action) on.add(`${page}.${code}:${action}`);
      }
    }
  }
  return everyGrant.filter((grant) => on.has(grant));
}

/** The same rights as the server takes them. */
export const itemsOf = (grants: readonly Grant[]): Items => {
  const on = new Set(grants);
  return pageCodes.map((page) => ({
    code: page,
    routeGroups: pages[page].map((code) => {
      const group = `${page}.${code}` as Group;
      const urls = groupActions[group].map((action: Action) => ({
        actionId: actionIds[action],
        access: on.has(`${group}:${action}`),
      }));
      return { code, urls };
    }),
  }));
};

/**
 * What a press in the matrix means: a change needs reading, and without reading the rest goes too (domain
 * 3.15). Rows nobody has touched stay as they are.
 */
export function withReading(before: readonly Grant[], after: readonly Grant[]): Grant[] {
  const was = new Set(before);
  const next = new Set(after);
  for (const [group, list] of Object.entries(groupActions) as [Group, readonly Action[]][]) {
    const read: Grant = `${group}:read`;
    if (!list.includes('read')) continue;
    const others = list.filter((action) => action !== 'read').map((action): Grant => `${group}:${action}`);
    if (was.has(read) && !next.has(read)) for (const grant of others) next.delete(grant);
    else if (others.some((grant) => next.has(grant) && !was.has(grant))) next.add(read);
  }
  return everyGrant.filter((grant) => next.has(grant));
}

export interface Difference {
  readonly added: readonly Grant[];
  readonly removed: readonly Grant[];
}

export function differenceOf(from: readonly Grant[], to: readonly Grant[]): Difference {
  const was = new Set(from);
  const is = new Set(to);
  return { added: to.filter((grant) => !was.has(grant)), removed: from.filter((grant) => !is.has(grant)) };
}

/** What this person has marked, on top of what somebody else has saved meanwhile. */
export function mergeMarks(opened: readonly Grant[], marked: readonly Grant[], newest: readonly Grant[]): Grant[] {
  const { added, removed } = differenceOf(opened, marked);
  const next = new Set([...newest, ...added]);
  for (const grant of removed) next.delete(grant);
  return everyGrant.filter((grant) => next.has(grant));
}

/** «Карточка товара — изменение». */
export const grantName = (grant: Grant): string => {
  const { group, action } = parseGrant(grant);
  return `${groupLabels[group].name} — ${actionLabels[action].toLowerCase()}`;
};
