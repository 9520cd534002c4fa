import { problem } from '../../http/problem.ts';
import type { Sheet } from '../tables/sheet.ts';

/** Refuses a file that can be read in two ways: of two readings the wrong one would be saved unseen. */
export function requireEncoding({ about }: Sheet): void {
  if ((about?.encodings?.length ?? 0) > 1) throw problem('FILE_ENCODING_UNSURE');
}
