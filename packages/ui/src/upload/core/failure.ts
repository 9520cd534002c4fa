import { uploadMessages, type UploadTexts } from './upload.messages.ts';

/** Answer of a server to a file. */
export interface UploadAnswer {
  /** HTTP method of the request. */
  readonly method: string;
  /** Address of the request. */
  readonly url: string;
  /** HTTP status. */
  readonly status: number;
  /** Body of the answer. */
  readonly body: string;
}

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
};

/** A page of a proxy, a raw object or a stack trace is no sentence for a person. The same rule as in `@pribavka/api`. */
const isReadable = (text: unknown): text is string =>
  typeof text === 'string' && text.trim() !== '' && text.length <= 300 && !/^[{["]|<\/?[a-z!]/iu.test(text.trim());

const isGateway = (status: number): boolean => status >= 502 && status <= 504;

const sentencesOf = (answer: unknown): string[] => {
  const { error, messages } = (answer ?? {}) as { error?: unknown; messages?: unknown };
  if (isReadable(error)) return [error];
  return Array.isArray(messages) ? messages.filter(isReadable) : [];
};

/**
 * Specification §8: the answer's `error` field, else its text, else `fail to {method} {url} {status}`. The text of a
 * 502, 503 or 504 is a proxy's, not of the server that checked the file.
 */
export const failureText = ({ method, url, status, body }: UploadAnswer): string => {
  const parsed = parse(body);
  const sentences = sentencesOf(parsed);
  if (sentences.length > 0) return sentences.join('\n');
  return !isGateway(status) && parsed === undefined && isReadable(body)
    ? body.trim()
    : `fail to ${method} ${url} ${status}`;
};

/** The text stands for no words of the server's: a person gets a sentence, the pattern stays as a detail. */
export const isBareFailure = (message: string): boolean => /^fail to [A-Z]+ \S+ \d+$/iu.test(message);

/** Sentences of a server may be several; a stack of calls is none of them. */
const areSentences = (message: string): boolean => {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 0 && lines.length <= 10 && lines.every((line) => isReadable(line) && !/^\s+at /.test(line));
};

/**
 * What a person reads: the server's words, or a sentence for an answer without any. Only without an answer it is the
 * network. @param say texts of another language. @default in Russian
 */
export const failureSentence = (message: string, say: UploadTexts = uploadMessages.russian): string => {
  if (message === '') return say.offline;
  if (!isBareFailure(message)) return areSentences(message) ? message : say.failed;
  const status = Number(message.slice(message.lastIndexOf(' ') + 1));
  if (status === 0) return say.offline;
  if (status === 413) return say.large;
  return status >= 500 ? say.failed : say.refused;
};

/** Error of a transport with the answer of the server. */
export class UploadFailure extends Error {
  readonly status: number;

  constructor(answer: UploadAnswer) {
    super(failureText(answer));
    this.name = 'UploadFailure';
    this.status = answer.status;
  }
}

/** Any 2xx is a success (specification §7); an empty or wordy body is kept as it is. */
export const successBody = (body: string): unknown => (body === '' ? undefined : (parse(body) ?? body));

export const isSuccess = (status: number): boolean => status >= 200 && status < 300;
