/**
 * The client over the platform's `fetch`: the same `createApi`, without axios.
 *
 * @packageDocumentation
 */
export { createApi, type ApiOptions } from './over-fetch.ts';
export { fetchTransport, type FetchSettings } from './transport.ts';
export * from '../client/index.ts';
