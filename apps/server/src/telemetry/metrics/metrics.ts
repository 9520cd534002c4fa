import type { Counter, Gauge, Histogram, Registry } from 'prom-client';

import { createRequestTimes, type RequestTimes } from './request-times.ts';

/** Everything this process counts by itself; what it asks the database is registered next to it. */
export interface Metrics {
  registry: Registry;
  requests: RequestTimes;
  /** The label is not `job`: Prometheus calls its own target so and would rename ours. */
  jobs: Counter<'queue' | 'result'>;
  jobSeconds: Histogram<'queue'>;
  messages: Counter<'channel' | 'result'>;
  /** 1 while limits by address are counted by this process alone, though they should be by all. */
  limitsAlone: Gauge;
}

/** A pool as it is scraped. */
export interface WatchedPool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

export interface MetricsOptions {
  pool: WatchedPool;
  /** How far the clock of this machine is ahead of the database's, ms. */
  clockAheadMs: () => number;
  version: string;
}

const jobBuckets = [0.01, 0.1, 0.5, 1, 5, 30, 120, 600];

/** Loads the library and registers what the process counts by itself; call it only where metrics are on. */
export async function createMetrics({ pool, clockAheadMs, version }: MetricsOptions): Promise<Metrics> {
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  // Every ten milliseconds, as the library does by itself, takes half a per cent of a core from an idle process.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 });
  const gauge = (name: string, help: string, collect: (set: Gauge) => void): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        collect(this);
      },
    });
  new Gauge({
    name: 'pribavka_build_info',
    help: 'Always 1; the label is the release',
    registers,
    labelNames: ['version'],
  })
    .labels(version)
    .set(1);
  const poolGauge = new Gauge({
    name: 'pribavka_pool_connections',
    help: 'Connections of the pool of requests by state',
    registers,
    labelNames: ['state'],
    collect() {
      poolGauge.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      poolGauge.set({ state: 'idle' }, pool.idleCount);
    },
  });
  gauge('pribavka_pool_waiting', 'Requests that wait for a free connection', (set) => set.set(pool.waitingCount));
  gauge('pribavka_clock_ahead_seconds', "How far the clock of the machine is ahead of the database's", (set) =>
    set.set(clockAheadMs() / 1000),
  );
  return {
    registry,
    requests: createRequestTimes({ Counter, Histogram }, registers),
    jobs: new Counter({
      name: 'pribavka_job_runs_total',
      help: 'Runs of jobs in this process by result',
      registers,
      labelNames: ['queue', 'result'],
    }),
    jobSeconds: new Histogram({
      name: 'pribavka_job_duration_seconds',
      help: 'How long runs of jobs took in this process',
      registers,
      labelNames: ['queue'],
      buckets: jobBuckets,
    }),
    messages: new Counter({
      name: 'pribavka_messages_total',
      help: 'Attempts of this process to send letters and messages, by channel and result',
      registers,
      labelNames: ['channel', 'result'],
    }),
    limitsAlone: new Gauge({
      name: 'pribavka_limits_alone',
      help: 'Whether this process counts limits by address alone because the database does not answer in time',
      registers,
    }),
  };
}
