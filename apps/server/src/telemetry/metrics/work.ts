import type { Job } from '../../jobs/jobs.ts';
import { RetryLaterError, type Transport, type Transports, UnreachableError } from '../../outbox/transports.ts';
import type { Metrics } from './metrics.ts';

/** The same job, counted and timed. */
export function countJob({ jobs, jobSeconds }: Metrics, job: Job): Job {
  return {
    ...job,
    async handle(ctx, payload) {
      const end = jobSeconds.startTimer({ queue: job.name });
      let result = 'failed';
      try {
        await job.handle(ctx, payload);
        result = 'ok';
      } finally {
        end();
        jobs.inc({ queue: job.name, result });
      }
    },
  };
}

function resultOf(error: unknown): string {
  if (error instanceof RetryLaterError) return 'later';
  return error instanceof UnreachableError ? 'unreachable' : 'failed';
}

/** The same senders, counted by what became of each attempt. */
export function countMessages({ messages }: Metrics, transports: Transports): Transports {
  const counted = (channel: keyof Transports): Transport => ({
    ...transports[channel],
    async send(message) {
      try {
        await transports[channel].send(message);
        messages.inc({ channel, result: 'sent' });
      } catch (error) {
        messages.inc({ channel, result: resultOf(error) });
        throw error;
      }
    },
  });
  return { email: counted('email'), sms: counted('sms'), messenger: counted('messenger') };
}
