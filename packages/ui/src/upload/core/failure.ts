import { uploadMessages, type UploadTexts } from './upload.messages.ts';

export interface UploadAnswer {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly body: string;
}

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
};

/** Specification §8: the answer's `error` field, else its text, else `fail to {method} {url} {status}`. */
export const failureText = (answer: UploadAnswer): string => {
  const parsed = parse(answer.body);
  if (typeof parsed === 'object' && parsed !== null && 'error' in parsed) {
    const { error } = parsed;
    if (typeof error === 'string' && error !== '') return error;
  }
  const text = answer.body.trim();
  return text === '' ? `fail to ${answer.method} ${answer.url} ${answer.status}` : text;
};

/** The text stands for no words of the server's: a person gets a sentence, the pattern stays as a detail. */
export const isBareFailure = (message: string): boolean => /^fail to [A-Z]+ \S+ \d+$/u.test(message);

/**
 * What a person reads: the server's words, or a sentence for an answer without any. Only without an answer it is the
 * network. @param say texts of another language. @default in Russian
 */
export const failureSentence = (message: string, say: UploadTexts = uploadMessages.russian): string => {
  if (message === '') return say.offline;
  if (!isBareFailure(message)) return message;
  const status = Number(message.slice(message.lastIndexOf(' ') + 1));
  if (status === 0) return say.offline;
  if (status === 413) return say.large;
  return status >= 500 ? say.failed : say.refused;
};

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
