import type { AxiosInstance, CreateAxiosDefaults } from 'axios';

import { recordOf } from '../problems/envelope.ts';

/**
 * axios, fetched beside the first screen: nothing is drawn with it, and requests wait for the device
 * fingerprint anyway. A fetch that failed is tried again by the next request.
 */
export function lazyHttp(settings: CreateAxiosDefaults): () => Promise<AxiosInstance> {
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
}

/** The answer a request failed with, undefined when none came. */
export function answerOf(error: unknown): { status: number; data: unknown } | undefined {
  const failure = recordOf(error);
  return failure?.['isAxiosError'] === true && recordOf(failure['response'])
    ? (failure['response'] as { status: number; data: unknown })
    : undefined;
}
