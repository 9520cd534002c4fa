import { expect, it } from 'vitest';

import { wireDateTimeOrNull } from '../../../http/wire-date.ts';
import { undoUntil } from './actions.ts';

const settings = { undoMinutes: 10 };

it('lets a decision be taken back for the minutes of the settings', () => {
  const decisionAt = new Date('2026-12-01T10:00:00Z');
  expect(undoUntil({ decisionAt, undoable: true }, settings)).toEqual(new Date('2026-12-01T10:10:00Z'));
  expect(undoUntil({ decisionAt, undoable: false }, settings)).toBeNull();
});

it('breaks no card where a hand has put infinity for the moment of the decision', () => {
  const decisionAt = Number.POSITIVE_INFINITY as unknown as Date;
  expect(wireDateTimeOrNull(undoUntil({ decisionAt, undoable: true }, settings))).toBeNull();
});
