/** A wrong use of the client, as opposed to a failed call: no person at the screen can help, so it is no `Problem`. */
export class UsageError extends TypeError {}

/** Outside of a page nothing completes a relative address, and the platform reports a lost network instead. */
export function assertAddress(baseURL: string): void {
  if ('location' in globalThis || /^[a-z]+:\/\//i.test(baseURL)) return;
  throw new UsageError(`createApi: outside of a browser baseURL must be a full address, not ${baseURL}`);
}

/** A form takes only a Blob, also one of another page. */
export function assertBlob(file: unknown, call: string): void {
  if (/^\[object (?:Blob|File)\]$/.test(Object.prototype.toString.call(file))) return;
  throw new UsageError(`${call}: file must be a Blob or a File; of a stream make one by new Response(stream).blob()`);
}
