import type { Grant, ProcessKind } from '@pribavka/api';
import { describe, expect, it } from 'vitest';

import { fileRights } from '../../core/processes/process-kinds.ts';
import type { JsonValue } from '../../db/types.gen.ts';
import type { Actor } from '../../http/actor.ts';
import { mayTakeFiles } from './repository.ts';

const whole = { whose: { phones: true } };
const masked = { whose: { phones: false } };

/** Whether each of three may: one with the right to the list, one who opens cards as well, a system. */
function takers(kind: ProcessKind, params: JsonValue): [list: boolean, card: boolean, system: boolean] {
  const list: Grant[] = [fileRights[kind]!];
  const card: Grant[] = [...list, 'memberPage.memberCard:read'];
  const may = (grants: Grant[], who: Actor['kind']): boolean =>
    mayTakeFiles({ kind, params }, { grants: new Set(grants), kind: who });
  return [may(list, 'user'), may(card, 'user'), may(list, 'technical')];
}

describe('files of an export with phones of members', () => {
  it.each([
    ['sales_export', { ...whole, columns: ['number', 'phone'] }],
    ['tunings_export', { ...whole, columns: ['phone'] }],
    // Its usual columns have the phone.
    ['transactions_export', whole],
  ] as const)('%s %o is taken by those who read phones, systems among them', (kind, params) => {
    expect(takers(kind, params as unknown as JsonValue)).toEqual([false, true, true]);
  });

  it.each([
    ['sales_export', whole],
    ['sales_export', { ...masked, columns: ['number', 'phone'] }],
    ['tunings_export', { ...whole, columns: ['number'] }],
    ['transactions_export', { ...whole, columns: ['number'] }],
    ['transactions_export', masked],
    // Started by a server that did not say whose phones it may hold: it has masked them.
    ['transactions_export', {}],
    // The right to this file is the right to its phones.
    ['member_export', whole],
    // The phone of a company.
    ['partners_export', { ...whole, columns: ['phone'] }],
  ] as const)('%s %o is taken by all who have its list', (kind, params) => {
    expect(takers(kind, params as unknown as JsonValue)).toEqual([true, true, true]);
  });

  it('with documents is for those who open cards', () => {
    expect(takers('member_export', { passport: true })).toEqual([false, true, false]);
  });
});
