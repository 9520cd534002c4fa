import type { FileMime } from '../../core/files/types.ts';

/** A file made to do harm, and what is answered where such a type of file is taken. */
export interface HostileFile {
  name: string;
  /** What it passes for by its content; none when it is of no type we take. */
  mime: FileMime | undefined;
  bytes: () => Buffer | Promise<Buffer>;
  /** Code of the refusal; none where it only has to do no harm. */
  code?: string;
}
