import { isSuccess, successBody, UploadFailure } from './failure.ts';
import type { UploadTransport } from './types.ts';

/** The browser's own way: XMLHttpRequest, because fetch reports no progress of sending. */
export const xhrTransport: UploadTransport = (request) =>
  // oxlint-disable-next-line promise/avoid-new -- XMLHttpRequest speaks by events only
  new Promise((resolve, reject) => {
    const { url, method, signal } = request;
    const xhr = new XMLHttpRequest();
    const form = new FormData();
    for (const [name, value] of Object.entries(request.extra)) form.append(name, value);
    form.append(request.fieldName, request.file, request.file.name);
    const fail = () =>
      reject(new UploadFailure({ method, url, status: xhr.status, body: xhr.status === 0 ? '' : xhr.responseText }));
    const cancel = () => reject(new DOMException('cancelled', 'AbortError'));
    xhr.open(method, url);
    xhr.withCredentials = true;
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', (event) =>
      request.onProgress(event.lengthComputable && event.total > 0 ? event.loaded / event.total : undefined),
    );
    xhr.addEventListener('load', () => {
      if (isSuccess(xhr.status)) resolve(successBody(xhr.responseText));
      else fail();
    });
    xhr.addEventListener('error', fail);
    xhr.addEventListener('timeout', fail);
    xhr.addEventListener('abort', cancel);
    if (signal.aborted) {
      cancel();
      return;
    }
    // After the end an abort does nothing.
    signal.addEventListener('abort', () => xhr.abort());
    xhr.send(form);
  });
