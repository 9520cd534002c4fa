import type { Access, Grant } from '@pribavka/api';
import { expect, it } from 'vitest';

import { entityUrl } from './entity-url.ts';

const accessTo = (...grants: readonly Grant[]): Access => ({ roleCode: 'admin', grants: new Set(grants) });

it('leads from an entry of the journal to the card of a promotion, for those who may open it', () => {
  const entry = { entityType: 'promotion', entityId: 'p1' };
  expect(entityUrl(entry, accessTo('promotions.promotionDetailAdmin:read'))).toBe('/promotions/p1');
  expect(entityUrl(entry, accessTo('promotions.promotionListAdmin:read'))).toBeUndefined();
});

it('leads an administrator to a colleague, a document and the links of the programme, and nobody else', () => {
  const admin = accessTo('logs.logsList:read');
  const auditor: Access = { ...admin, roleCode: 'auditor' };
  const places = {
    staff: '/access-roles/admin?tab=people&person=x1',
    document: '/profile?tab=documents',
    social: '/profile?tab=socials',
    security_settings: '/profile?tab=security',
  };
  for (const [entityType, place] of Object.entries(places)) {
    expect(entityUrl({ entityType, entityId: 'x1' }, admin), entityType).toBe(place);
    expect(entityUrl({ entityType, entityId: 'x1' }, auditor), entityType).toBeUndefined();
  }
});

it('leads from a store to the list of stores in the card of its company', () => {
  const entry = { entityType: 'store', entityId: 's1', partnerId: 'c1' };
  expect(entityUrl(entry, accessTo('partner.partnerDetail:read'))).toBe('/partners/c1?tab=stores');
  expect(entityUrl(entry, accessTo('partner.partnerList:read'))).toBeUndefined();
  expect(entityUrl({ ...entry, partnerId: null }, accessTo('partner.partnerDetail:read'))).toBeUndefined();
});
