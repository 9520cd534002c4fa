import type { FoundCode, Picture, ReadAnswer, ReadFailure, ReadRequest } from './codes.ts';

/** A picture that could not be read at all; one without a code is an empty list. */
export class UnreadablePicture extends Error {
  readonly failure: ReadFailure;

  constructor(failure: ReadFailure) {
    super(failure);
    this.failure = failure;
  }
}

export interface Reader {
  /** Codes in the picture; a bitmap is given away. Rejects with `UnreadablePicture`. */
  readonly read: (picture: Picture) => Promise<readonly FoundCode[]>;
  readonly close: () => void;
}

interface Waiting {
  readonly resolve: (codes: readonly FoundCode[]) => void;
  readonly reject: (error: UnreadablePicture) => void;
}

/** Starts the reader; it costs nothing before this and is gone after `close`. */
export function openReader(): Reader {
  const worker = new Worker(new URL('./scan.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const failAll = (): void => {
    for (const { reject } of waiting.values()) reject(new UnreadablePicture('reader'));
    waiting.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('codes' in data) asked?.resolve(data.codes);
    else asked?.reject(new UnreadablePicture(data.failure));
  });
  worker.addEventListener('error', failAll);
  return {
    read: async (picture) => {
      last += 1;
      const request: ReadRequest = { id: last, picture };
      const answer = new Promise<readonly FoundCode[]>((resolve, reject) => {
        waiting.set(request.id, { resolve, reject });
      });
      worker.postMessage(request, picture instanceof ImageBitmap ? [picture] : []);
      return answer;
    },
    close: () => {
      worker.terminate();
      failAll();
    },
  };
}
