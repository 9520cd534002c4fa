import { formatDate } from '@pribavka/ui/format';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { cellOf, countCell, lookOf, momentText, slots, slotted } from './cells.ts';

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

it('writes every moment of the wire as the formats of the specification do', () => {
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.nat(86_399_999), (date, ms) => {
      const day = date.toISOString().slice(0, 10);
      const [h, m, s] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1000) % 60];
      const moment = `${day} ${pad(h)}:${pad(m)}:${pad(s)}.${pad(ms % 1000, 3)}`;
      for (const format of ['date', 'dateTimeSeconds'] as const) {
        expect(momentText(moment, format)).toBe(formatDate(moment, format));
      }
      expect(momentText(day, 'date')).toBe(formatDate(day, 'date'));
    }),
  );
});

it.each([null, '', 'вчера', '26.11.2026'])('has a dash for «%s»', (moment) => {
  expect(momentText(moment, 'date')).toBe('—');
});

it('knows cells that are drawn alike, and empties them', () => {
  expect(cellOf(undefined)).toBe('—');
  expect(lookOf(countCell(7))).toBe(lookOf('Анна'));
  expect(lookOf(countCell(0))).not.toBe(lookOf('0'));
  expect(lookOf({ text: 'Идёт', state: 'ok' })).toBe(lookOf({ text: 'Работает', state: 'ok' }));
  expect(lookOf({ text: 'Идёт', state: 'ok' })).not.toBe(lookOf({ text: 'Идёт', mark: 'ok' }));
  const due = { text: '28.11.2026', second: '21:00:00', state: 'bad' } as const;
  expect(slotted(due)).toEqual({ text: slots.text, second: slots.second, state: 'bad' });
  expect(lookOf(slotted(due))).toBe(lookOf(due));
});
