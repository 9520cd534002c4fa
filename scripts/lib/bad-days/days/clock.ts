import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { BadDay } from '../day.ts';
import { isPart } from '../outcome.ts';
import type { Stage } from '../stage.ts';

const library = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0];
const settingOf = ({ folder }: Stage): string => join(folder, 'clock');
const set = (stage: Stage, shift: string): void => writeFileSync(settingOf(stage), shift);

const jump = (name: string, title: string, shift: string): BadDay => ({
  name,
  title,
  missing: () => (library === undefined ? 'нужен пакет: apt-get install libfaketime' : undefined),
  variables(stage) {
    set(stage, '+0');
    return {
      LD_PRELOAD: library!,
      FAKETIME_TIMESTAMP_FILE: settingOf(stage),
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    };
  },
  seconds: 25,
  strike: (stage) => set(stage, shift),
  heal: (stage) => set(stage, '+0'),
  isFelt: (outcome) => isPart(outcome, 'clock', 'failing'),
  metrics: ['pribavka_clock_ahead_seconds'],
});

/** The clock of the server's machine is set while it works; that of the database goes on. */
export const clockAhead = jump('clock-ahead', 'Часы сервера прыгнули на 2 часа вперёд', '+2h');
export const clockBack = jump('clock-back', 'Часы сервера прыгнули на сутки назад', '-1d');
