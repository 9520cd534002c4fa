import { defaultRoles, type Grant } from '@pribavka/api';
import { describe, expect, it } from 'vitest';

import { areas } from '../../app/areas.ts';
import { appMessages } from '../../app/messages.ts';
import { navigationOf } from '../../app/shell/navigation.ts';
import { rolesMessages } from './messages.ts';
import { landingOf, menuOf, portalOf, rightsAt } from './preview.ts';
import { warningsOf } from './warnings.ts';

const accessOf = (roleCode: string, grants: Iterable<string>) => ({ roleCode, grants: new Set(grants) });
const ofRole = (code: keyof typeof defaultRoles) =>
  accessOf(
    code,
    Object.entries(defaultRoles[code].grants).flatMap(([group, list]) =>
      list.map((action: string) => `${group}:${action}`),
    ),
  );
const menu = (access: ReturnType<typeof accessOf>) =>
  menuOf(areas, appMessages.groups, access).map(({ id, items }) => [id, items.map((item) => item.id)]);
const warn = (access: ReturnType<typeof accessOf>, own = false) =>
  warningsOf(access, { own, texts: rolesMessages.warning }).map(({ id }) => id);

describe('preview of a role', () => {
  it('shows exactly the menu the app draws, for every default role of the back-office', () => {
    for (const code of ['admin', 'partner', 'manufacturer', 'moderator', 'support', 'finance', 'auditor'] as const) {
      const access = ofRole(code);
      const drawn = navigationOf(access).map(({ id, items }) => [id, items.map((item) => item.id)]);
      expect(menu(access), code).toEqual(drawn);
      expect(drawn.length, code).toBeGreaterThan(0);
    }
  });

  it('shows a seller the portal and nothing of the back-office', () => {
    const seller = ofRole('member');
    expect(menu(seller)).toEqual([]);
    expect(portalOf(seller).map(({ id }) => id)).toContain('sales');
    expect(landingOf(seller)).toEqual({ screen: 'dashboard', opens: true });
  });

  it('says what can be done on a screen by names', () => {
    const rights = rightsAt('brands', accessOf('x', ['brands.brandsList:read', 'brands.brands:update']));
    expect(rights.map(({ name, actions }) => [name, actions])).toEqual([
      ['Список брендов', ['Чтение']],
      ['Карточка бренда', ['Изменение']],
    ]);
  });
});

describe('warnings of a role', () => {
  it('leave the roles of the programme alone', () => {
    for (const code of ['admin', 'member', 'technical', 'moderator', 'support', 'finance', 'auditor'] as const) {
      expect([code, warn(ofRole(code))]).toEqual([code, []]);
    }
  });

  it('tell of a main page that answers «not found», and of a card without its list', () => {
    const grants: Grant[] = ['brands.brands:read', 'brands.brands:update'];
    const access = accessOf('copywriter', grants);
    expect(landingOf(access).opens).toBe(false);
    expect(warn(access)).toEqual(['main-page', 'unreachable-brands']);
    expect(
      warn(accessOf('copywriter', [...grants, 'brands.brandsList:read', 'dashboard.getSummaryProduct:read'])),
    ).toEqual([]);
  });

  it('stop the administrator from losing the roles, and ask anybody who takes them from himself', () => {
    const without = [...ofRole('admin').grants].filter((grant) => grant !== 'roleSystem.detailAccessesRole:update');
    const [warning] = warningsOf(accessOf('admin', without), { own: true, texts: rolesMessages.warning });
    expect(warning).toMatchObject({ id: 'lockout', stop: true });
    expect(warn(accessOf('role_editor', ['dashboard.getSummaryProduct:read']), true)).toEqual(['own-access']);
  });
});
