import { describe, expect, it } from 'vitest';

import { everyGroupGuarded } from './contract.ts';
import { type DefaultRole, defaultRoles } from './default-roles.ts';
import { groupLabels, pageLabels } from './permission-labels.ts';
import { actionIds, type Group, groupActions, groups, pages, parseGrant } from './permissions.ts';
import { routes } from './routes/index.ts';
import type { Route } from './routes/types.ts';

describe('permissions', () => {
  it('are 14 pages and 40 groups with the action ids of the specification', () => {
    expect(Object.keys(pages)).toHaveLength(14);
    expect(groups).toHaveLength(40);
    expect(actionIds).toEqual({ read: 1, update: 2, create: 3, delete: 4 });
    const spelled = Object.entries(pages).flatMap(([page, codes]) => codes.map((code) => `${page}.${code}`));
    expect([...groups].sort()).toEqual(spelled.sort());
  });

  it('all have Russian names', () => {
    const names = [...Object.values(pageLabels), ...Object.values(groupLabels).map(({ name }) => name)];
    expect(names.filter((name) => !/^[А-ЯЁ]/.test(name))).toEqual([]);
    expect(new Set(names).size).toBeGreaterThan(40);
  });

  it('are given to default roles only where the action exists', () => {
    for (const [role, { grants }] of Object.entries<DefaultRole>(defaultRoles)) {
      for (const [group, actions] of Object.entries(grants)) {
        const existing: readonly string[] = groupActions[group as Group];
        expect([role, group, actions.filter((action) => !existing.includes(action))]).toEqual([role, group, []]);
      }
    }
  });

  it('are asked for by routes only where the action exists', () => {
    const wrong = Object.entries<Route>(routes).filter(([, { access }]) => {
      if (access === 'public' || access === 'session') return false;
      const { group, action } = parseGrant(access);
      const existing: readonly string[] = groupActions[group];
      return !existing.includes(action);
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
    expect(everyGroupGuarded).toBe(true);
  });
});
