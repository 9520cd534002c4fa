import type { Access, Grant } from '@pribavka/api';
import { expect, it } from 'vitest';

import { entityUrl } from './entity-url.ts';

const accessTo = (...grants: readonly Grant[]): Access => ({ roleCode: 'admin', grants: new Set(grants) });

it('leads from an entry of the journal to the card of a promotion, for those who may open it', () => {
  const entry = { entityType: 'promotion', entityId: 'p1' };
  expect(entityUrl(entry, accessTo('promotions.promotionDetailAdmin:read'))).toBe('/promotions/p1');
  expect(entityUrl(entry, accessTo('promotions.promotionListAdmin:read'))).toBeUndefined();
});
