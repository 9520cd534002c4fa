import { Count, Obj } from './basic.ts';

/** Records of the reader's scope that wait for a decision; counts stop at 10 001 as those of lists do. */
export const Queue = Obj({ waiting: Count });
