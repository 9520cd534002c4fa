import { startOfDay } from '../../core/calendar.ts';
import type { Job } from '../../jobs/jobs.ts';
import { allJobs } from '../../modules/jobs.ts';

/** Hours of a day at which a job of every hour or minute is run: often enough for what it does. */
const often = [0, 6, 10, 14, 19, 23] as const;

export interface Run {
  at: Date;
  job: Job;
}

const momentsOf = (cron: string): (readonly [hour: number, minute: number])[] => {
  const [minute = '*', hour = '*'] = cron.split(' ');
  const at = /^\d+$/.test(minute) ? Number(minute) : 5;
  return /^\d+$/.test(hour) ? [[Number(hour), at]] : often.map((each) => [each, at] as const);
};

/** What the clock starts on this day of the programme, in its order. */
export function runsOf(day: string): Run[] {
  const start = startOfDay(day).getTime();
  return allJobs
    .flatMap((job) =>
      job.cron === undefined
        ? []
        : momentsOf(job.cron).map(([hour, minute]) => ({
            job,
            at: new Date(start + hour * 3_600_000 + minute * 60_000),
          })),
    )
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
