import axios, { type AxiosAdapter } from 'axios';

import type { Transport, TransportProgress } from './transport.ts';
import { assertAddress } from './usage-error.ts';

const progressOf = (report: TransportProgress | undefined) =>
  report && (({ loaded, total }: { loaded: number; total?: number | undefined }) => report(loaded, total));

/** Requests by axios, with cookies. `adapter` stands in for the network. */
export function axiosTransport({ adapter }: { adapter?: AxiosAdapter | undefined } = {}): Transport {
  const http = axios.create({
    withCredentials: true,
    paramsSerializer: { indexes: null },
    validateStatus: null,
    ...(adapter ? { adapter } : {}),
  });
  return async ({ path, query, body, signal, onUpload, onDownload, headers, ...rest }) => {
    if (!adapter) assertAddress(rest.baseURL);
    return http.request({
      ...rest,
      headers: { ...headers },
      url: path,
      params: query,
      data: body,
      ...(signal ? { signal } : {}),
      ...(onUpload ? { onUploadProgress: progressOf(onUpload) } : {}),
      ...(onDownload ? { onDownloadProgress: progressOf(onDownload) } : {}),
    } as Parameters<typeof http.request>[0]);
  };
}
