import { messagesOf, recordOf } from './envelope.ts';

type UploadFailure = { method: string; url: string; status: number; data: unknown };

/** A page of a proxy, a raw object or a stack trace is no sentence for a person. The same rule as in `FileUpload`. */
const isReadable = (text: unknown): text is string =>
  typeof text === 'string' && text.trim() !== '' && text.length <= 300 && !/^[{["]|<\/?[a-z!]/i.test(text.trim());

/**
 * Sentence of a failed upload (specification §8): the `error` field of the answer, else the text
 * of the answer, else `fail to {method} {url} {status}`. An envelope's own sentences count as the
 * text of the answer; markup, raw JSON and the text of a 502, 503 or 504, which a proxy makes, do not.
 */
export function uploadMessage({ method, url, status, data }: UploadFailure): string {
  const body = recordOf(data);
  const error = body?.['error'];
  if (isReadable(error)) return error;
  const sentences = body ? messagesOf(body).filter(isReadable) : [];
  if (sentences.length > 0) return sentences.join('\n');
  if ((status < 502 || status > 504) && isReadable(data)) return data;
  return `fail to ${method.toLowerCase()} ${url} ${status}`;
}
