import type { SourceFile } from '../lib/sources.ts';

export interface Finding {
  path: string;
  line: number;
  /** What is wrong and what to do instead. */
  text: string;
}

/** A house rule: one file in, findings out. */
export interface Rule {
  name: string;
  check: (file: SourceFile) => Finding[];
}
