import { messagesOf, recordOf } from './envelope.ts';

type UploadFailure = { method: string; url: string; status: number; data: unknown };

const readable = (text: string): boolean => text.trim() !== '' && !/^\s*[<{[]/.test(text);

/**
 * Sentence of a failed upload (specification §8): the `error` field of the answer, else the text
 * of the answer, else `fail to {method} {url} {status}`. An envelope's own sentences count as the
 * text of the answer; markup and raw JSON do not.
 */
export function uploadMessage({ method, url, status, data }: UploadFailure): string {
  const body = recordOf(data);
  const error = body?.['error'];
  if (typeof error === 'string' && error !== '') return error;
  const sentences = body ? messagesOf(body) : [];
  if (sentences.length > 0) return sentences.join('\n');
  if (typeof data === 'string' && readable(data)) return data;
  return `fail to ${method.toLowerCase()} ${url} ${status}`;
}
