import { join } from 'node:path';

/** The folder that holds `apps/*`: of the project, or of a release, which has the same form. */
export const installation = join(import.meta.dirname, '../../..');

// The build copies them next to the built files.
const folder = import.meta.url.endsWith('.ts') ? import.meta.dirname : join(import.meta.dirname, 'assets');

/** A file that is read as it is (SQL, fonts), by its path inside the sources. */
export const assetPath = (path: string): string => join(folder, path);
