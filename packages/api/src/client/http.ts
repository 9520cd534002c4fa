import type { AxiosInstance, CreateAxiosDefaults } from 'axios';

import { recordOf } from '../problems/envelope.ts';

/** Gives the one axios of a client, at once or when it has come. */
export type HttpSource = (settings: CreateAxiosDefaults) => () => Promise<AxiosInstance>;

/** axios, fetched when it is first asked for. A fetch that failed is tried again by the next request. */
export const lazyHttp: HttpSource = (settings) => {
  let ready: Promise<AxiosInstance> | undefined;
  const load = async (): Promise<AxiosInstance> => {
    try {
      return (await import('axios')).default.create(settings);
    } catch (error) {
      ready = undefined;
      throw error;
    }
  };
  return async () => {
    ready ??= load();
    return ready;
  };
};

/** The answer a request failed with, undefined when none came. */
export function answerOf(error: unknown): { status: number; data: unknown } | undefined {
  const failure = recordOf(error);
  return failure?.['isAxiosError'] === true && recordOf(failure['response'])
    ? (failure['response'] as { status: number; data: unknown })
    : undefined;
}
