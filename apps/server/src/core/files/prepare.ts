import type { RouteKey } from '@pribavka/api';

import { isTable, readUpload, type TableChoice } from '../tables/sheet.ts';
import type { Upload } from './files.ts';
import { measurePicture, redrawPicture } from './pictures.ts';
import { isPicture } from './types.ts';

/** What is kept to the byte as evidence, sealed; people see it redrawn (`files.get`). */
const evidence: ReadonlySet<string> = new Set<RouteKey>(['sales.uploadFile', 'users.uploadPassportScan']);

/**
 * Reads what was sent before its handler begins, so no transaction waits for it: a table becomes rows, a picture is
 * measured and drawn again, so that nothing but its points is left of it. A new route has it without asking. A route that
 * lets people choose a sheet or an encoding has it in its query, which is checked by now.
 */
export async function prepareUpload(key: string, upload: Upload, query: unknown): Promise<Upload> {
  // A sheet or letters that cannot be read must not stand in the way of those the person has chosen.
  if (isTable(upload.mime))
    return { ...upload, ...(await readUpload(upload.mime, upload.bytes, query as TableChoice)) };
  if (!isPicture(upload.mime)) return upload;
  if (evidence.has(key)) return { ...upload, picture: await measurePicture(upload.bytes) };
  return { ...upload, ...(await redrawPicture(upload.bytes)) };
}
