import { afterEach, describe, expect, it } from 'vitest';

import { dayIn, momentIn, programmeToday, programmeZone, setProgrammeZone, shopToday } from './calendar.ts';

const start = programmeZone();
afterEach(() => setProgrammeZone(start));

describe.each(['UTC', 'Europe/Kaliningrad', 'Asia/Kamchatka', 'America/New_York'])('on a machine in %s', (machine) => {
  const before = process.env['TZ'];
  afterEach(() => {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  });

  it.each([
    ['2026-11-28T14:04:00Z', '2026-11-28', '2026-11-28', '2026-11-29'],
    ['2026-11-30T20:59:59Z', '2026-11-30', '2026-11-30', '2026-12-01'],
    ['2026-11-30T21:00:00Z', '2026-11-30', '2026-12-01', '2026-12-01'],
    ['2026-12-31T22:00:00Z', '2027-01-01', '2027-01-01', '2027-01-01'],
    ['2028-02-28T12:00:00Z', '2028-02-28', '2028-02-28', '2028-02-29'],
  ])('a moment has its day in each shop: %s', (at, kaliningrad, moscow, kamchatka) => {
    process.env['TZ'] = machine;
    const moment = new Date(at);
    const day = (timezone: string) => shopToday({ timezone }, moment);
    expect([day('Europe/Kaliningrad'), day('Europe/Moscow'), day('Asia/Kamchatka')]).toEqual([
      kaliningrad,
      moscow,
      kamchatka,
    ]);
    expect([programmeToday(moment), shopToday(null, moment), dayIn('Europe/Moscow', moment)]).toEqual(
      Array.from({ length: 3 }, () => moscow),
    );
  });
});

it('the day of the programme follows its setting, the day of a shop does not', () => {
  const at = new Date('2026-11-28T14:04:00Z');
  setProgrammeZone('Asia/Vladivostok');
  expect([programmeToday(at), shopToday(undefined, at), shopToday({ timezone: 'Europe/Moscow' }, at)]).toEqual([
    '2026-11-29',
    '2026-11-29',
    '2026-11-28',
  ]);
  expect(momentIn(programmeZone(), at)).toBe('2026-11-29 00:04:00');
});
