import { defaultRoles, type Grant, parseGrant } from '@pribavka/api';
import { describe, expect, it } from 'vitest';

import { differenceOf, everyGrant, grantsIn, itemsOf, mergeMarks, rowsWith, withReading } from './cells.ts';

const card: Grant = 'products.productDetail:read';
const update: Grant = 'products.productDetail:update';
const create: Grant = 'products.productDetail:create';

describe('cells of the matrix', () => {
  it('go to the server and come back the same, for every default role', () => {
    for (const { grants } of Object.values(defaultRoles)) {
      const list = Object.entries(grants).flatMap(([group, actions]) =>
        (actions as readonly string[]).map((action) => `${group}:${action}`),
      );
      const marked = everyGrant.filter((grant) => list.includes(grant));
      expect(marked).toHaveLength(list.length);
      expect(grantsIn(itemsOf(marked))).toEqual(marked);
    }
  });

  it('tick reading with a change, and untick the rest with reading', () => {
    expect(withReading([], [update])).toEqual([card, update]);
    expect(withReading([card, update, create], [update, create])).toEqual([]);
    // A row that came without reading stays as it is until somebody touches it.
    expect(withReading([update], [update, 'logs.logsList:read'])).toEqual(['logs.logsList:read', update]);
    expect(withReading(['partner.partnerDetail:update'], ['partner.partnerDetail:update', card])).toEqual([
      card,
      'partner.partnerDetail:update',
    ]);
  });

  it('keep this person’s marks on top of what somebody else has saved', () => {
    const opened: Grant[] = [card, 'logs.logsList:read'];
    const marked: Grant[] = [card, update];
    const newest: Grant[] = ['logs.logsList:read', 'logs.processList:read', create];
    expect(mergeMarks(opened, marked, newest)).toEqual(['logs.processList:read', update, create]);
    expect(differenceOf(opened, marked)).toEqual({ added: [update], removed: ['logs.logsList:read'] });
  });

  it('show only the rows that have been changed', () => {
    const rows = rowsWith(new Set([update, 'logs.logsList:read'])).flatMap((section) => section.rows);
    expect(rows.map(({ id }) => id)).toEqual(['logs.logsList', parseGrant(update).group]);
  });
});
