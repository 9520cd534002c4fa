import { type Clock, ClockError, toleratedMs } from './clock.ts';
import type { Report } from './report.ts';

/** Starts and stops the work of the timetable on this node. */
export interface Timetable {
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

const betweenLooksMs = 10_000;

/**
 * Runs the timetable while the clock of the machine agrees with the database's. Work that is sent goes on either way:
 * its time is the database's too, but a machine with a wrong clock is one somebody should look at.
 */
export async function watchClock(
  clock: Clock,
  timetable: Timetable,
  report: Report,
  everyMs = betweenLooksMs,
): Promise<() => Promise<void>> {
  let runs = false;
  const look = async (): Promise<void> => {
    const agrees = Math.abs(clock.aheadMs()) <= toleratedMs;
    if (!agrees) report(new ClockError(clock.aheadMs()), 'clock');
    if (agrees === runs) return;
    await (agrees ? timetable.start() : timetable.stop());
    runs = agrees;
  };
  await look();
  let last = Promise.resolve();
  const timer = setInterval(() => {
    last = last
      .then(() => clock.compare())
      .then(look)
      .catch((error: unknown) => report(error, 'clock'));
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await last;
  };
}
